import type { FilledCourse, FilledCourseMore, FilledKsa, FilledPoint } from '@college/curriculum-model';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { matchesOf } from './matches';

const evidence = { score: 0.86, terms: ['数据结构', '算法'], origin: '数据结构与算法（计算机科学与技术）' };

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

/** What an assistant suggests that finds something for everything. */
const found: College['answers'] = {
  fillCourse: () => filledCourse,
  fillCourseMore: () => filledMore,
  fillPoints: () => filledPoints,
  fillKsa: () => filledKsa,
  matchTarget: ({ body: { keyword } }) => ({ keyword, data: matchesOf(3) }),
};

/** What one suggests that finds nothing. */
export const nothingFound: College['answers'] = {
  fillCourse: () => ({}),
  fillCourseMore: () => ({ projects: [] }),
  fillPoints: () => [],
  fillKsa: () => [],
  matchTarget: ({ body: { keyword } }) => ({ keyword, data: [] }),
};

const ofOutline = {
  score: 1,
  terms: ['计算机网络'],
  origin: '样例大纲《计算机网络》（教学设计项目组，2026-11-28）',
  basis: { kind: 'outline', id: 1001 },
} as const;

/** What one suggests that finds a sample outline alone. */
export const foundOutline: College['answers'] = {
  ...nothingFound,
  fillPoints: () => [
    { id: 0, title: '分层模型', description: 'OSI 与 TCP/IP', evidence: { ...ofOutline, terms: [...ofOutline.terms] } },
    { id: 0, title: '路由协议', description: '距离向量与链路状态', evidence: { ...ofOutline, terms: [...ofOutline.terms] } },
  ],
};

const why = { score: 0.82, terms: ['data', 'structure'], origin: 'Algorithm Design' };

/** What one suggests in English. */
export const foundInEnglish: College['answers'] = {
  ...nothingFound,
  fillCourse: () => ({ introduction: 'Linear structures, trees, graphs, searching and sorting.', evidence: { introduction: why } }),
  fillPoints: () => [{ id: 0, title: 'Skip lists', description: 'Ordered lists with several levels', evidence: why }],
};

/** A college whose assistant always suggests the same, for 数据结构 with two points. */
export function anAssistantCollege(answers: College['answers'] = found) {
  return aCollege({
    prepare(college) {
      Object.assign(college.answers, answers);
      college.state.points = college.state.points.filter(({ id }) => id === 1061 || id === 1063);
    },
  });
}
