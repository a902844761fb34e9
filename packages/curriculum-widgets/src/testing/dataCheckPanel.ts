import { dataCheckMessages } from '../completion/DataCheck/messages';
import type { Driver } from './Driver';
import { eitherOf, named } from './named';

/** `DataCheck`: the panel beside a course unit that shows what is missing and what is doubtful. */
export function dataCheckPanel<Part>({ part, click }: Driver<Part>) {
  const panel = part('complementary', { name: named(dataCheckMessages, 'title') });
  const titles = [dataCheckMessages.zh.title, dataCheckMessages.en.title] as const;
  const fold = (zh: string, en: string) => part('button', { name: eitherOf([`${zh}${titles[0]}`, `${en} ${titles[1]}`]), inside: panel });
  const recheck = part('button', { name: named(dataCheckMessages, 'recheck'), inside: panel });
  const collapse = fold('收起', 'Collapse');
  const expand = fold('展开', 'Expand');
  /** One line, which leads to where it is mended. */
  const finding = (words: string | RegExp) => part('button', { name: words, inside: panel });
  return {
    panel,
    recheck,
    collapse,
    expand,
    finding,
    /** The figure above the parts, which opens all of them. */
    figures: part('button', { name: /^\d+% (完成度，查看各部分|completion rate, show all parts)$/, inside: panel }),
    /** Goes to where a finding is mended. */
    mend: (words: string | RegExp) => click(finding(words)),
    /** Checks once more. */
    checkAgain: () => click(recheck),
  };
}
