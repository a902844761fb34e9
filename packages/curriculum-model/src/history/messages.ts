import type { Bilingual } from '../language';
import { courseUnitFields } from '../records/courseUnit';

/** What the fields of the records are called in a history. */
export const historyFields = {
  name: { zh: '名称', en: 'Name' },
  theoryPeriod: courseUnitFields.theoryPeriod.label,
  practicePeriod: courseUnitFields.practicePeriod.label,
  project: { zh: '项目/章节', en: 'Project / chapter' },
  projectOrder: { zh: '项目/章节的顺序', en: 'Order of the projects / chapters' },
  point: { zh: '课点', en: 'Point' },
  pointOrder: { zh: '课点的顺序', en: 'Order of the points' },
  title: { zh: '标题', en: 'Title' },
  description: { zh: '描述', en: 'Description' },
  number: { zh: '编号', en: 'Number' },
  supportingKsa: { zh: '支撑该课点的 KSA', en: 'KSA that support it' },
  ksa: { zh: 'KSA', en: 'KSA' },
  goal: { zh: '教学目标', en: 'Teaching goal' },
  content: { zh: '内容', en: 'Content' },
  indicator: { zh: '指标点', en: 'Indicator point' },
  indicatorOrder: { zh: '指标点的顺序', en: 'Order of the indicator points' },
  requirement: { zh: '毕业要求', en: 'Graduation requirement' },
  requirementOrder: { zh: '毕业要求的顺序', en: 'Order of the graduation requirements' },
  strength: { zh: '支撑强度', en: 'Support strength' },
  boundGoals: { zh: '绑定的教学目标', en: 'Bound teaching goals' },
  study: { zh: '学法', en: 'Learning method' },
  teach: { zh: '教法', en: 'Teaching method' },
  product: { zh: '学习产出及测量标准', en: 'Learning output and measure' },
  week: { zh: '开课周数', en: 'Teaching weeks' },
  taskGoal: { zh: '任务目标', en: 'Task goal' },
  taskGoalOrder: { zh: '任务目标的顺序', en: 'Order of the task goals' },
  output: { zh: '学习产出', en: 'Learning output' },
  majorName: { zh: '专业名称', en: 'Major name' },
  code: { zh: '专业代码', en: 'Major code' },
  standard: { zh: '认证标准', en: 'Accreditation standard' },
  department: { zh: '所属学院', en: 'Department' },
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

/** What stands for something whose name is no longer known. */
export const forgottenName: Bilingual = { zh: '（已删除）', en: '(deleted)' };
