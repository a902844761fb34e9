import { courseCellFields } from '../../records';
import type { Bilingual } from '../../language';

/** Words on the sheets; an import knows them in both languages. */
export const fileWords = {
  majorMatrix: { zh: '专业矩阵', en: 'Major matrix' },
  boundGoals: { zh: '教学目标', en: 'Teaching goals' },
  courseMatrix: { zh: '课程矩阵', en: 'Course matrix' },
  entries: { zh: '课点明细', en: 'Placed points' },
  courseUnit: { zh: '课程单元', en: 'Course unit' },
  requirement: { zh: '毕业要求', en: 'Graduation requirement' },
  indicator: { zh: '指标点', en: 'Indicator point' },
  strength: { zh: '支撑强度', en: 'Support' },
  goal: { zh: '教学目标', en: 'Teaching goal' },
  totals: { zh: '合计', en: 'Total' },
  strong: { zh: '强支撑', en: 'Strong support' },
  weak: { zh: '弱支撑', en: 'Weak support' },
  legend: { zh: '注：★为强支撑，☆为弱支撑', en: 'Note: ★ strong support, ☆ weak support' },
  project: { zh: '项目/章节', en: 'Project / chapter' },
  point: { zh: '课点', en: 'Point' },
  study: courseCellFields.study.label,
  teach: courseCellFields.teach.label,
  product: courseCellFields.product.label,
  week: { zh: '周次', en: 'Weeks' },
  theory: courseCellFields.theoryPeriod.label,
  practice: courseCellFields.practicePeriod.label,
  taskGoal: { zh: '任务目标', en: 'Task goal' },
} satisfies Record<string, Bilingual>;

export type FileWord = keyof typeof fileWords;

/** Whether a text of a sheet is one of these words, in either language. */
export function isWord(text: string, ...names: readonly FileWord[]): boolean {
  const plain = text.trim().toLowerCase();
  return names.some((name) => plain === fileWords[name].zh.toLowerCase() || plain === fileWords[name].en.toLowerCase());
}
