import type { Bilingual } from '../language';

/** What the fields of the records are called in a history. */
export const historyFields = {
  project: { zh: '项目/章节', en: 'Project / chapter' },
  projectOrder: { zh: '项目/章节的顺序', en: 'Order of the projects / chapters' },
  point: { zh: '课点', en: 'Point' },
  pointOrder: { zh: '课点的顺序', en: 'Order of the points' },
  number: { zh: '编号', en: 'Number' },
  supportingKsa: { zh: '支撑该课点的 KSA', en: 'KSA that support it' },
  ksa: { zh: 'KSA', en: 'KSA' },
  goal: { zh: '教学目标', en: 'Teaching goal' },
  indicator: { zh: '指标点', en: 'Indicator point' },
  indicatorOrder: { zh: '指标点的顺序', en: 'Order of the indicator points' },
  requirement: { zh: '毕业要求', en: 'Graduation requirement' },
  requirementOrder: { zh: '毕业要求的顺序', en: 'Order of the graduation requirements' },
  strength: { zh: '支撑强度', en: 'Support strength' },
  boundGoals: { zh: '绑定的教学目标', en: 'Bound teaching goals' },
  taskGoal: { zh: '任务目标', en: 'Task goal' },
  taskGoalOrder: { zh: '任务目标的顺序', en: 'Order of the task goals' },
} as const satisfies Record<string, Bilingual>;
export type HistoryField = keyof typeof historyFields;

/** Words of the course start report that are no fields. */
export const reportWords = {
  examtype: [
    { zh: '考试', en: 'Exam' },
    { zh: '考查', en: 'Assessment' },
  ],
  exampercenttype: [
    { zh: '百分制', en: 'Percentage scale' },
    { zh: '五级分制', en: 'Five-level scale' },
  ],
  regular: { zh: '平时成绩', en: 'Regular grade' },
  final: { zh: '期末成绩', en: 'Final grade' },
} as const satisfies Record<string, Bilingual | readonly [Bilingual, Bilingual]>;

/** The placeholder for something whose name is no longer known. */
export const forgottenName: Bilingual = { zh: '（已删除）', en: '(deleted)' };
