import type { MergeSides } from '@college/curriculum-model';
import { add, addCourse, indicator, revise, support, write, type Act } from './revise';
import { sampleState } from './sampleState';

/** Where the draft and the current edition began. */
export const mergeBase = sampleState();

const hours = (lineage: number, theoryPeriod: number, practicePeriod: number) =>
  write(lineage, 'course', '', { theoryPeriod, practicePeriod });

/** 2026 修订稿: the support of 职业规范 moves out of 工程伦理, which gets shorter. */
export const draftActs: readonly Act[] = [
  addCourse(2001, { name: '职业规范与法律', theoryPeriod: 16, practicePeriod: 0, classId: 1 }),
  support(2001, '7.2', '★'),
  add(2001, 'goal', { key: '2101', under: indicator('7.2'), fields: { description: '能依据法律与规范判断责任', isBound: true } }),
  support(1010, '7.2', '☆'),
  support(1010, '3.3', null),
  support(1010, '8.1', '☆'),
  hours(1010, 16, 0),
  write(1010, 'course', '', { introduction: '以案例讨论软件工程师在安全、隐私与可持续方面的责任。' }),
  write(1004, 'goal', '1032', { description: '能分析算法的时间与空间复杂度，说明资源代价' }),
];

/** What was done in the current edition meanwhile. */
export const currentActs: readonly Act[] = [
  write(1010, 'goal', '1095', { description: '能就案例论证工程师的社会责任' }),
  write(1010, 'course', '', { introduction: '从工程案例出发，讨论软件工程师的社会责任与职业规范。' }),
  hours(1010, 32, 8),
  support(1010, '3.3', '☆'),
  support(1010, '8.1', '★'),
  write(1004, 'goal', '1032', { description: '能分析算法的时间与空间复杂度，指出瓶颈并比较改进方案' }),
  support(1013, '3.3', '★'),
  write(1013, 'goal', '1124', { description: '能在方案中体现创新并说明取舍' }),
  write(1009, 'goal', '1083', { description: '能说明测试工具能发现与不能发现的缺陷' }),
  write(1006, 'chapter', '1103', { name: '网络层与路由' }),
];

/** Three states of 软件工程 with conflicts of fields; more acts make more of them. */
export function mergeSides({
  draft = draftActs,
  current = currentActs,
}: { draft?: readonly Act[]; current?: readonly Act[] } = {}): MergeSides {
  return { base: mergeBase, draft: revise(mergeBase, ...draft), current: revise(mergeBase, ...current) };
}

/** So many teaching goals that both sides rewrote. */
export function manyConflicts(count: number): { draft: Act[]; current: Act[] } {
  const goals = mergeBase.courses.flatMap((part) => (part.records.goal ?? []).map(({ key }) => ({ lineage: part.lineage, key })));
  const chapters = mergeBase.courses.flatMap((part) => (part.records.chapter ?? []).map(({ key }) => ({ lineage: part.lineage, key })));
  const acts = (words: string) => [
    ...goals.map(({ lineage, key }) => write(lineage, 'goal', key, { description: `能${words}运用第 ${key} 号方法` })),
    ...chapters.map(({ lineage, key }) => write(lineage, 'chapter', key, { name: `${words}的第 ${key} 章` })),
  ];
  return { draft: acts('独立').slice(0, count), current: acts('合作').slice(0, count) };
}
