import type { FilledCourse, FilledCourseMore, FilledKsa, FilledPoint, MatchReply, MatchRequest, Point } from '@college/curriculum-model';
import { fn } from 'storybook/test';
import { matchesOf } from './fakeMatching';

const evidence = { score: 0.86, terms: ['数据结构', '算法'], origin: '数据结构与算法（计算机科学与技术）' };

/** The points that the course has. */
export const storedPoints: Point[] = [
  { id: 1061, title: '算法与复杂度', description: '用渐近记号描述时间与空间开销' },
  { id: 1063, title: '链表', description: '单链表、双链表与循环链表' },
];

const filledCourse: FilledCourse = {
  introduction: '本课程讲授线性结构、树、图以及查找与排序的原理和实现，并要求分析其时间与空间开销。',
  position: '学科基础课，为操作系统与数据库原理做准备。',
  evidence: { introduction: evidence, position: { ...evidence, score: 0.71, terms: ['基础课'] } },
};

const filledMore: FilledCourseMore = {
  ...filledCourse,
  projects: [
    { id: 0, courseUnitId: 1004, courseClassId: null, courseTypeId: null, name: '字符串与模式匹配', theoryPeriod: 4, practicePeriod: 2 },
  ],
  evidence: { ...filledCourse.evidence, projects: { ...evidence, score: 0.64 } },
};

const filledPoints: FilledPoint[] = [
  { id: 0, title: '跳表', description: '多级索引的有序链表', evidence: { ...evidence, score: 0.58, terms: ['链表'] } },
  { id: 0, title: '链表', description: '已有的课点' },
];

const filledKsa: FilledKsa = [
  {
    pointId: 1063,
    ksa: [{ id: 0, title: 'S', level: 0, description: '能实现带头结点的链表', evidence: { ...evidence, score: 0.6, terms: ['链表'] } }],
  },
];

/** An assistant that always finds the same; its answers may be changed while it is in use. */
export function fakeAssistant() {
  return {
    fillCourse: fn(async (): Promise<FilledCourse> => filledCourse),
    fillCourseMore: fn(async (): Promise<FilledCourseMore> => filledMore),
    fillPoints: fn(async (): Promise<FilledPoint[]> => filledPoints),
    fillKsa: fn(async (): Promise<FilledKsa> => filledKsa),
    match: fn(async ({ keyword }: MatchRequest): Promise<MatchReply> => ({ keyword, data: matchesOf(3) })),
    listPoints: fn(async (): Promise<Point[]> => storedPoints),
    addPoints: fn(async (): Promise<void> => {}),
    addKsa: fn(async (): Promise<void> => {}),
  };
}

/** One that finds nothing. */
export function emptyAssistant() {
  return {
    ...fakeAssistant(),
    fillCourse: async () => ({}),
    fillCourseMore: async () => ({ projects: [] }),
    fillPoints: async () => [],
    fillKsa: async () => [],
  };
}

/** One that answers in English. */
export function englishAssistant() {
  const why = { score: 0.82, terms: ['data', 'structure'], origin: 'Algorithm Design' };
  return {
    ...emptyAssistant(),
    fillCourse: async () => ({ introduction: 'Linear structures, trees, graphs, searching and sorting.', evidence: { introduction: why } }),
    fillPoints: async () => [{ id: 0, title: 'Skip lists', description: 'Ordered lists with several levels', evidence: why }],
  };
}
