import type { Bilingual } from '../../../packages/curriculum-model/src';

/** What the areas of ports are called, by the folders of the packages. */
export const portAreas = {
  account: { zh: '账号', en: 'Account' },
  assistant: { zh: '智能助手', en: 'Assistant' },
  chat: { zh: '复制的消息通道', en: 'Message channel' },
  'college-majors': { zh: '本科专业资料', en: 'College majors' },
  comments: { zh: '讨论', en: 'Comments' },
  completion: { zh: '完成度', en: 'Completion' },
  copying: { zh: '复制课程', en: 'Copying' },
  'course-units': { zh: '课程单元', en: 'Course units' },
  deadlines: { zh: '期限', en: 'Deadlines' },
  directories: { zh: '目录', en: 'Directories' },
  editions: { zh: '版本', en: 'Editions' },
  feedback: { zh: '意见反馈', en: 'Feedback' },
  goals: { zh: '教学目标', en: 'Goals' },
  history: { zh: '历史与回收站', en: 'History and trash' },
  'job-info': { zh: '矩阵图表', en: 'Matrix charts' },
  majors: { zh: '专业', en: 'Majors' },
  matrices: { zh: '矩阵', en: 'Matrices' },
  news: { zh: '新闻', en: 'News' },
  notices: { zh: '通知', en: 'Notices' },
  occupations: { zh: '职业', en: 'Occupations' },
  organisation: { zh: '院系与级别', en: 'Organisation' },
  outlines: { zh: '样例大纲', en: 'Outlines' },
  overview: { zh: '工作台首页', en: 'Overview' },
  people: { zh: '人员与管理', en: 'People' },
  points: { zh: '课点', en: 'Points' },
  reviews: { zh: '评审', en: 'Reviews' },
  rules: { zh: '规则', en: 'Rules' },
  search: { zh: '查找', en: 'Search' },
  support: { zh: '共用', en: 'Shared' },
  syllabus: { zh: '开课说明', en: 'Syllabus' },
  talent: { zh: '人才需求报告', en: 'Talent reports' },
  translations: { zh: '翻译', en: 'Translations' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** The folder of an area. */
export type PortArea = keyof typeof portAreas;
