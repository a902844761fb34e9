import type { CourseImportPlan, MajorImportPlan } from '@college/curriculum-model';

/** What reading an exported file of 软件工程 without a change answers. */
export const samePlan: MajorImportPlan = {
  majorId: 1001,
  mode: 'append',
  counts: { added: 0, changed: 0, same: 61, removed: 0 },
  changes: [],
  problems: [],
  problemCount: 0,
  undecided: [],
  loss: { points: 0, ksas: 0 },
  rows: [],
};

/** A file with a new, a changed and a removed cell. */
export const changedPlan: MajorImportPlan = {
  ...samePlan,
  mode: 'replace',
  counts: { added: 1, changed: 1, same: 59, removed: 1 },
  changes: [
    { kind: 'added', row: '数据结构', column: '4.1 能设计算法', before: '', after: '★ 1 个教学目标' },
    {
      kind: 'changed',
      row: '数据结构',
      column: '2.1 能识别并判断复杂工程问题的关键环节',
      before: '☆ 1 个教学目标',
      after: '★ 1 个教学目标',
    },
    { kind: 'removed', row: '操作系统', column: '1.3 能用数学模型比较方案', before: '☆ 0 个教学目标', after: '' },
  ],
  rows: [{ courseId: 1004, courseName: '数据结构', version: 1, relations: [] }],
};

/** A file with places that cannot be taken over. */
export const faultyPlan: MajorImportPlan = {
  ...changedPlan,
  problemCount: 3,
  problems: [
    { sheet: '专业矩阵', row: 9, column: 'B', message: '专业中没有课程单元「量子烹饪」，这一行没有读取。' },
    { sheet: '专业矩阵', row: 7, column: 'F', message: '「对」不是支撑强度；请填写 ★、☆ 或留空。' },
    { sheet: '教学目标', row: 12, column: 'H', message: '教学目标「能设计算法」属于另一个课程单元，这一行没有读取。' },
  ],
};

/** A file with ambiguous signs. */
export const doubtfulPlan: MajorImportPlan = {
  ...samePlan,
  undecided: [
    { sign: 'M', count: 3 },
    { sign: '1', count: 1 },
  ],
};

/** The messages of an invalid file for an English reader. */
export const englishPlan: MajorImportPlan = {
  ...samePlan,
  counts: { added: 0, changed: 1, same: 60, removed: 0 },
  changes: [
    { kind: 'changed', row: 'Data Structures', column: '2.1 Identify key links', before: '☆ 1 teaching goal', after: '★ 1 teaching goal' },
  ],
  problemCount: 1,
  problems: [{ sheet: 'Major matrix', row: 7, column: 'F', message: '“yes” is no strength of support. Write ★ or ☆, or leave it blank.' }],
  undecided: [{ sign: 'M', count: 1 }],
};

/** A file of 数据结构 with a point more and other weeks. */
export const coursePlan: CourseImportPlan = {
  courseId: 1004,
  mode: 'append',
  counts: { added: 1, changed: 1, same: 13, removed: 0 },
  changes: [
    { kind: 'added', row: '绪论 · 课点4 栈', column: 'G2 能建立数据结构模型', before: '', after: '★ · 讨论 · 0+0' },
    { kind: 'changed', row: '线性表 · 课点2 链表', column: 'G1 能分析', before: '★ · 2-3 · 4+2', after: '★ · 5-6 · 4+2' },
  ],
  problems: [],
  problemCount: 0,
  undecided: [],
  loss: { points: 0, ksas: 0 },
  change: { majorId: 1001, courseId: 1004, version: 1, rows: [], chapters: [], placedPoints: [] },
};
