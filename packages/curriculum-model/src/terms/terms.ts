/** The domain's terms as the interface shows them by themselves; the names of fields are in the field tables. */
import type { Bilingual } from '../language';

export const teachingGoals: Bilingual = { zh: '教学目标', en: 'Teaching goals' };
export const courseUnit: Bilingual = { zh: '课程单元', en: 'Course unit' };
export const courseUnits: Bilingual = { zh: '课程单元', en: 'Course units' };
export const unnamedCourseUnit: Bilingual = { zh: '未命名的课程单元', en: 'Unnamed course unit' };
export const newCourseUnit: Bilingual = { zh: '新建课程单元', en: 'New course unit' };
export const points: Bilingual = { zh: '课点', en: 'Points' };
export const pointsAndKsa: Bilingual = { zh: '课点与 KSA', en: 'Points and KSA' };
export const major: Bilingual = { zh: '专业', en: 'Major' };
export const indicatorPoint: Bilingual = { zh: '指标点', en: 'Indicator point' };
export const taskGoals: Bilingual = { zh: '任务目标', en: 'Task goals' };
export const matrices: Bilingual = { zh: '三级矩阵', en: 'Matrices' };
export const majorMatrix: Bilingual = { zh: '专业矩阵', en: 'Major matrix' };
export const courseMatrix: Bilingual = { zh: '课程矩阵', en: 'Course matrix' };
export const syllabus: Bilingual = { zh: '开课说明', en: 'Syllabus' };
export const strong: Bilingual = { zh: '强', en: 'Strong' };
export const weak: Bilingual = { zh: '弱', en: 'Weak' };
export const strongSupport: Bilingual = { zh: '强支撑', en: 'Strong support' };
export const weakSupport: Bilingual = { zh: '弱支撑', en: 'Weak support' };
export const strongSupportInText: Bilingual = { zh: '强支撑', en: 'strong support' };
export const weakSupportInText: Bilingual = { zh: '弱支撑', en: 'weak support' };
export const noGaps: Bilingual = { zh: '没有缺口', en: 'No gaps' };
