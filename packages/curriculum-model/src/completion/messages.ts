import * as terms from '../terms';
import type { Bilingual } from '../language';
import { eachOf, namesOf, syllabusFields } from '../records';
import type { CompletionTarget } from './itemSchema';

/** Names of the five parts. */
export const completionParts: Record<'info' | 'base' | 'courseMatrix' | 'projectMatrix' | 'report', Bilingual> = {
  info: { zh: '课程信息', en: 'Course info' },
  base: { zh: '基础建设', en: 'Building blocks' },
  courseMatrix: terms.courseMatrix,
  projectMatrix: terms.projectMatrix,
  report: terms.syllabus,
};

/** Screens on which items are mended. */
export const completionScreens: Record<CompletionTarget['screen'], Bilingual> = {
  detail: { zh: '课程单元详情', en: 'Course unit details' },
  points: { zh: '课程单元详情：课点与 KSA', en: 'Course unit details: points and KSA' },
  goals: { zh: '课程单元详情：教学目标', en: 'Course unit details: teaching goals' },
  taskGoals: { zh: '项目矩阵：任务目标', en: 'Project matrix: task goals' },
  majorMatrix: terms.majorMatrix,
  courseMatrix: terms.courseMatrix,
  projectMatrix: terms.projectMatrix,
  report: terms.syllabus,
};

/** The 24 fields of the course start report that completion requires, by their stored names. */
export const reportFields: Record<string, Bilingual> = eachOf(namesOf(syllabusFields), (name) => syllabusFields[name].label);

/** What is still to be done. */
export const completionMessages = {
  fillIn: ({ zh, en }: Bilingual): Bilingual => ({ zh: `${zh}未填写`, en: `${en}: not filled in` }),
  hours: (): Bilingual => ({ zh: '理论学时和实践学时都为 0', en: 'Theory and practice hours are both 0' }),
  noProject: (): Bilingual => ({ zh: '还没有项目/章节', en: 'There is no project or chapter yet' }),
  noProjectName: (): Bilingual => ({ zh: '还没有章节名称', en: 'There are no chapter names yet' }),
  noProjectHours: (): Bilingual => ({ zh: '还没有章节学时', en: 'There are no chapter hours yet' }),
  noTaskGoal: (): Bilingual => ({ zh: '还没有任务目标', en: 'There is no task goal yet' }),
  unnamedProject: ({ row }: { row: number }): Bilingual => ({ zh: `第 ${row} 章没有名称`, en: `Chapter ${row} has no name` }),
  projectWithoutHours: (row: ChapterText): Bilingual => ({
    zh: `${chapterName(row).zh}没有学时`,
    en: `${chapterName(row).en} has no hours`,
  }),
  noPoint: (): Bilingual => ({ zh: '还没有课点', en: 'There is no point yet' }),
  noKsa: (): Bilingual => ({ zh: '还没有 KSA', en: 'There is no KSA item yet' }),
  noGoal: (): Bilingual => ({ zh: '还没有教学目标', en: 'There is no teaching goal yet' }),
  projectWithoutTaskGoal: (row: ChapterText): Bilingual => ({
    zh: `${chapterName(row).zh}没有任务目标`,
    en: `${chapterName(row).en} has no task goal`,
  }),
  projectWithoutPoint: (row: ChapterText): Bilingual => ({
    zh: `${chapterName(row).zh}在课程矩阵中没有课点`,
    en: `${chapterName(row).en} has no point in the course matrix`,
  }),
  goalWithoutPoint: ({ text }: { text: Bilingual }): Bilingual => ({
    zh: `教学目标「${text.zh}」在课程矩阵中没有课点`,
    en: `Teaching goal “${text.en}” has no point in the course matrix`,
  }),
  pointWithoutKsa: (point: PointText): Bilingual => ({
    zh: `${pointName(point).zh}：项目矩阵中没有 KSA`,
    en: `${pointName(point).en}: no KSA item in the project matrix`,
  }),
};

/** What the items are called that are no single field. */
export const completionItemNames = {
  hours: { zh: '课程学时', en: 'Course hours' },
  projects: { zh: '项目/章节', en: 'Projects or chapters' },
  projectNames: { zh: '各章名称', en: 'Names of all chapters' },
  projectHours: { zh: '各章学时', en: 'Hours of all chapters' },
  points: terms.points,
  ksa: { zh: 'KSA', en: 'KSA items' },
  goals: terms.teachingGoals,
  taskGoals: { zh: '各章任务目标', en: 'Task goals of all chapters' },
  project: chapterName,
  goal: ({ text }: { text: Bilingual }): Bilingual => ({ zh: `教学目标：${text.zh}`, en: `Teaching goal: ${text.en}` }),
  point: pointName,
} as const;

interface ChapterText {
  row: number;
  name: Bilingual;
}

interface PointText {
  number: number;
  title: Bilingual;
}

function chapterName({ row, name }: ChapterText): Bilingual {
  return { zh: `第 ${row} 章 ${name.zh}`.trim(), en: `Chapter ${row} ${name.en}`.trim() };
}

function pointName({ number, title }: PointText): Bilingual {
  return { zh: `课点${number} ${title.zh}`.trim(), en: `Point ${number} ${title.en}`.trim() };
}
