import { looksOf } from './accessibilityText';
import { said, want, type Check } from './check';
import { chineseGuideFaults, readGuide } from './guide';
import type { Facts } from './facts';
import { checkNames as names } from './maturityRule';

/** Two languages in three themes. */
const everyLook = 6;

/** Whether axe looked at every story in every language and theme, and found nothing. */
export function axeCheck({ accessibility }: Pick<Facts, 'accessibility'>): Check {
  if (accessibility === undefined) return want(names.axe, false, said('not looked at yet', '尚未检查'));
  const { combinations, stories, date } = accessibility;
  const rules = Object.entries(accessibility.violations).map(([rule, count]) => `${rule} × ${count}`);
  const seen = said(
    `${stories} stories on ${date} (${looksOf(combinations, 'en')})`,
    `${date} 检查了 ${stories} 个故事（${looksOf(combinations, 'zh')}）`,
  );
  return want(
    names.axe,
    rules.length === 0 && combinations.length === everyLook,
    rules.length === 0
      ? said(`no violation in ${seen.en}`, `${seen.zh}，未发现问题`)
      : said(`${rules.join(', ')} in ${seen.en}`, `${seen.zh}，问题：${rules.join('、')}`),
  );
}

/** Whether the guide is there in Chinese too, with all of its headings; `npm run check:guides` holds the texts together. */
export function translationCheck({ guide, chineseGuide }: Pick<Facts, 'guide' | 'chineseGuide'>): Check {
  if (guide === undefined || chineseGuide === undefined) {
    const missing = [guide === undefined && 'README.md', chineseGuide === undefined && 'README.zh.md'].filter(Boolean);
    return want(names.translation, false, said(`missing: ${missing.join(', ')}`, `缺少 ${missing.join('、')}`));
  }
  const faults = chineseGuideFaults(chineseGuide, readGuide(guide).title);
  return want(
    names.translation,
    faults.length === 0,
    faults.length === 0 ? said('README.md and README.zh.md', 'README.md 和 README.zh.md') : said(faults.join('; '), faults.join('；')),
  );
}

/** Whether the workbench uses it, by itself or inside something else. */
export function workbenchCheck({ component: { workbench } }: Pick<Facts, 'component'>): Check {
  if (workbench === undefined) return want(names.workbench, false, said('no import leads to it', '工作台没有引入'));
  const { file, isDirect } = workbench;
  return want(
    names.workbench,
    true,
    isDirect ? said(`imported by ${file}`, `由 ${file} 引入`) : said(`inside of what ${file} imports`, `在 ${file} 引入的组件中使用`),
  );
}

/** Whether a published version has it; nothing is asked before there is one. */
export function releaseCheck({ release: { since, hasVersions } }: Pick<Facts, 'release'>): Check {
  if (since !== undefined) return want(names.since, true, said(since, since));
  return hasVersions
    ? want(names.since, false, said('unreleased', '尚未发布'))
    : want(names.since, true, said('unreleased; no version is published yet', '尚未发布；还没有发布过任何版本'));
}
