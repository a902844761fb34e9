import type { Rule } from '../rule';
import { levelNames } from './listing';

const areas: Record<string, string> = {
  cover: 'Coverage · 覆盖',
  strength: 'Strength and balance · 支撑强度',
  decompose: 'Decomposition and standard · 指标点分解',
  goal: 'Teaching goals · 教学目标',
  hours: 'Hours and credits · 学时学分',
  sequence: 'Sequence and time · 进程',
  assess: 'Assessment · 考核',
  text: 'Texts · 文字',
  name: 'Names and numbers · 名称与编号',
  syllabus: 'Syllabus · 开课说明',
  report: 'Screen and paper · 一致性',
};

const reads: Record<Rule['reads'], string> = {
  major: 'major · 专业',
  matrix: 'major matrix · 专业矩阵',
  course: 'course · 课程',
  courseInMajor: 'course in its major · 课程与专业',
};

/** The catalogue as a page in both languages: one table for each area. */
export function rulesPage(rules: readonly Rule[]): string {
  const found = Object.keys(areas).map((area) => {
    const rows = rules.filter(({ id }) => id.startsWith(`${area}.`)).map(rowOf);
    return [
      `### ${areas[area]}`,
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
