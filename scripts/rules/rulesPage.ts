import { ruleAreas } from '../areas';
import type { Rule } from '../rule';
import { levelNames } from './listing';

const reads: Record<Rule['reads'], string> = {
  major: 'major · 专业',
  matrix: 'major matrix · 专业矩阵',
  course: 'course · 课程',
  courseInMajor: 'course in its major · 课程与专业',
  approval: 'course and its approval · 课程与审核',
};

/** The catalogue as a page in both languages: one table for each area. */
export function rulesPage(rules: readonly Rule[]): string {
  const found = Object.entries(ruleAreas).map(([area, name]) => {
    const rows = rules.filter(({ id }) => id.startsWith(`${area}.`)).map(rowOf);
    return [
      `### ${name.en} · ${name.zh}`,
      '',
      '| id | level | reads | asks | why | source | settings |',
      '|---|---|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  });
  return found.join('\n');
}

function rowOf({ id, level, isOff, reads: read, title, why, options }: Rule): string {
  const named = `${levelNames[level].en.toLowerCase()} · ${levelNames[level].zh}${isOff ? ' (off · 默认关闭)' : ''}`;
  const settings = Object.entries(options).map(
    ([name, value]) => `\`${name}\` ${Array.isArray(value) ? value.join(' ') || '–' : String(value)}`,
  );
  const cells = [
    `\`${id}\``,
    named,
    reads[read],
    `${title.zh}<br>${title.en}`,
    `${why.text.zh}<br>${why.text.en}`,
    `${why.source.zh}<br>${why.source.en}`,
    settings.join('<br>'),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
