import type { FoundRecord } from '@college/curriculum-model';
import type { PaletteAct } from '@college/curriculum-widgets/search/CommandPalette';

const pages = [
  ['工作台', 'Workbench'],
  ['专业', 'Majors'],
  ['课程单元', 'Course units'],
  ['三级矩阵', 'Matrices'],
  ['开课说明', 'Syllabuses'],
  ['修订与评审', 'Revisions and reviews'],
  ['学院进展', 'Progress'],
  ['职业大典', 'Occupations'],
  ['职业资格', 'Qualifications'],
  ['人才需求报告', 'Reports on demand'],
  ['教育政策', 'Policies'],
  ['新闻', 'News'],
] as const;
const acts = [
  ['新建课程单元', 'New course unit'],
  ['导出专业矩阵…', 'Export the major matrix…'],
  ['比较版本…', 'Compare editions…'],
  ['切换到英文', 'Switch to English'],
  ['换成深色', 'Use the dark theme'],
  ['换成高对比度', 'Use high contrast'],
  ['换成紧凑行距', 'Show rows with compact density'],
  ['提交反馈…', 'Give feedback…'],
  ['打开通知', 'Open the notices'],
  ['打开我的账号', 'Open my account'],
  ['退出登录', 'Sign out'],
] as const;
const ofCourse = [
  ['打开三级矩阵，课程矩阵', 'Open the matrices: course matrix'],
  ['打开专业矩阵', 'Open the major matrix'],
  ['打开项目矩阵', 'Open the project matrices'],
  ['打开开课说明', 'Open the syllabus'],
  ['导出开课说明为 Word', 'Export the syllabus as Word'],
  ['导出开课说明为 PDF', 'Export the syllabus as PDF'],
  ['打开课程单元', 'Open the course unit'],
  ['阅读课程', 'Read the course'],
] as const;

/** Pages and acts of a workbench. */
export const workbenchActs: readonly PaletteAct[] = [
  ...pages.map(([title, otherTitle], index): PaletteAct => ({
    id: `page-${index}`,
    kind: 'page',
    title,
    otherTitle,
    href: `#page-${index}`,
  })),
  ...acts.map(([title, otherTitle], index): PaletteAct => ({ id: `act-${index}`, title, otherTitle })),
];

/** What a workbench does with a course. */
export function actsOfCourse({ courseId, title }: FoundRecord): PaletteAct[] {
  if (courseId === undefined) return [];
  return ofCourse.map(([act, otherTitle], index) => ({
    id: `${index}-${courseId}`,
    title: act,
    otherTitle,
    context: title,
    href: `#${index}-${courseId}`,
  }));
}
