import type { Bilingual } from '../language';

/** What the fields of the records are called in a history. */
export const historyFields = {
  name: { zh: '名称', en: 'Name' },
  courseName: { zh: '课程名称', en: 'Course unit name' },
  classId: { zh: '课程类别', en: 'Course class' },
  typeId: { zh: '课程性质', en: 'Course type' },
  position: { zh: '课程定位', en: 'Course position' },
  introduction: { zh: '课程简介', en: 'Course introduction' },
  criterion: { zh: '学术产出要求', en: 'Academic output requirement' },
  theoryPeriod: { zh: '理论学时', en: 'Theory hours' },
  practicePeriod: { zh: '实践学时', en: 'Practice hours' },
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

/** The English text of a field, as a field of its own. */
export function englishOf({ zh, en }: Bilingual): Bilingual {
  return { zh: `${zh}（英文）`, en: `${en} (English)` };
}

/** What stands for something whose name is no longer known. */
export const forgottenName: Bilingual = { zh: '（已删除）', en: '(deleted)' };
