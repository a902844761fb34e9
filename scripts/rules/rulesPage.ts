import { join } from 'node:path';
import { levelNames, ruleAreas, type Bilingual, type CurriculumRule } from '../../packages/curriculum-model/src/index.ts';
import { root } from '../paths.mjs';
import type { RuleExample } from './exampleOf.ts';

const reads: Record<CurriculumRule['reads'], Bilingual> = {
  major: { zh: '专业', en: 'the major' },
  matrix: { zh: '专业矩阵', en: 'the major matrix' },
  course: { zh: '课程', en: 'a course' },
  courseInMajor: { zh: '课程与专业', en: 'a course in its major' },
  approval: { zh: '课程与审核', en: 'a course and its approval' },
};

export const pageFile = join(root, 'docs/rules.md');

/** The page with another catalogue between its marks. */
export function withCatalogue(page: string, catalogue: string): string {
  return page.replace(
    /(<!-- rules:begin -->)[\s\S]*(<!-- rules:end -->)/,
    (_, begin: string, end: string) => `${begin}\n\n${catalogue}\n${end}`,
  );
}

/** The catalogue in both languages: a section for each rule, by area. */
export function rulesPage(rules: readonly CurriculumRule[], exampleOf: (rule: CurriculumRule) => RuleExample): string {
  const areas = Object.entries(ruleAreas).map(([area, name]) => {
    const own = rules.filter(({ id }) => id.startsWith(`${area}.`));
    return [`### ${name.en} · ${name.zh}`, ...own.map((rule) => sectionOf(rule, exampleOf(rule)))].join('\n\n');
  });
  return `${areas.join('\n\n')}\n`;
}

function sectionOf({ id, level, isOff, reads: read, title, why, options }: CurriculumRule, { sentence, fixes }: RuleExample): string {
  const off = isOff ? { zh: '，默认关闭', en: ', off by default' } : { zh: '', en: '' };
  const settings = Object.entries(options).map(
    ([name, value]) => `\`${name}\` ${Array.isArray(value) ? value.join(' ') || '–' : String(value)}`,
  );
  const lines = [
    `**${title.en}** · **${title.zh}**`,
    `${levelNames[level].en}${off.en}; reads ${reads[read].en} · ${levelNames[level].zh}${off.zh}；读取${reads[read].zh}`,
    `Why · 为什么: ${why.text.en} (${why.source.en}) · ${why.text.zh}（${why.source.zh}）`,
    `Says · 提示: *${sentence.en}* · *${sentence.zh}*`,
    ...(fixes.length === 0 ? [] : [`Quick fix · 快速修正: ${fixes.map((label) => `${label.en} · ${label.zh}`).join('; ')}`]),
    ...(settings.length === 0 ? [] : [`Settings · 设置: ${settings.join('; ')}`]),
  ];
  return [`#### \`${id}\``, '', ...lines.map((line) => `- ${line.replaceAll(/\s*\n\s*/g, ' ')}`)].join('\n');
}
