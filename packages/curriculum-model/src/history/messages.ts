import * as terms from '../terms';
import type { Bilingual } from '../language';

/** What the fields of the records are called in a history. */
export const historyFields = {
  project: terms.project,
  projectOrder: { zh: '项目/章节的顺序', en: 'Order of the projects / chapters' },
  point: terms.point,
  pointOrder: { zh: '课点的顺序', en: 'Order of the points' },
  number: { zh: '编号', en: 'Number' },
  supportingKsa: { zh: '支撑该课点的 KSA', en: 'KSA that support it' },
  ksa: terms.ksa,
  goal: terms.teachingGoal,
  indicator: terms.indicatorPoint,
  indicatorOrder: { zh: '指标点的顺序', en: 'Order of the indicator points' },
  requirement: terms.graduationRequirement,
  requirementOrder: { zh: '毕业要求的顺序', en: 'Order of the graduation requirements' },
  strength: terms.supportStrength,
  boundGoals: { zh: '绑定的教学目标', en: 'Bound teaching goals' },
  taskGoal: terms.taskGoal,
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
  regular: terms.regularGrade,
  final: terms.finalGrade,
} as const satisfies Record<string, Bilingual | readonly [Bilingual, Bilingual]>;

/** The placeholder for something whose name is no longer known. */
export const forgottenName: Bilingual = { zh: '（已删除）', en: '(deleted)' };
