import type { Bilingual } from '../language';

/** The areas of the catalogue in its order, by what the ids of their rules begin with. */
export const ruleAreas: Readonly<Record<string, Bilingual>> = {
  cover: { zh: '覆盖', en: 'Coverage' },
  strength: { zh: '支撑强度', en: 'Strength and balance' },
  decompose: { zh: '指标点分解', en: 'Decomposition and standard' },
  goal: { zh: '教学目标', en: 'Teaching goals' },
  hours: { zh: '学时学分', en: 'Hours and credits' },
  sequence: { zh: '进程', en: 'Sequence and time' },
  assess: { zh: '考核', en: 'Assessment' },
  text: { zh: '文字', en: 'Texts' },
  name: { zh: '名称与编号', en: 'Names and numbers' },
  syllabus: { zh: '开课说明', en: 'Syllabus' },
  report: { zh: '一致性', en: 'Screen and paper' },
};
