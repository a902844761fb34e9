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
export const people: Bilingual = { zh: '人员', en: 'People' };
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
export const teachingGoal: Bilingual = { zh: '教学目标', en: 'Teaching goal' };
export const point: Bilingual = { zh: '课点', en: 'Point' };
export const ksa: Bilingual = { zh: 'KSA', en: 'KSA' };
export const course: Bilingual = { zh: '课程', en: 'Course' };
export const courses: Bilingual = { zh: '课程', en: 'Courses' };
export const project: Bilingual = { zh: '项目/章节', en: 'Project / chapter' };
export const graduationRequirement: Bilingual = { zh: '毕业要求', en: 'Graduation requirement' };
export const graduationRequirements: Bilingual = { zh: '毕业要求', en: 'Graduation requirements' };
export const taskGoal: Bilingual = { zh: '任务目标', en: 'Task goal' };
export const projectMatrix: Bilingual = { zh: '项目矩阵', en: 'Project matrix' };
export const supportStrength: Bilingual = { zh: '支撑强度', en: 'Support strength' };
export const weeks: Bilingual = { zh: '周次', en: 'Weeks' };
export const content: Bilingual = { zh: '内容', en: 'Content' };
export const total: Bilingual = { zh: '合计', en: 'Total' };
export const regularGrade: Bilingual = { zh: '平时成绩', en: 'Regular grade' };
export const finalGrade: Bilingual = { zh: '期末成绩', en: 'Final grade' };
export const ownAccount: Bilingual = { zh: '我的账号', en: 'My account' };
export const productName: Bilingual = { zh: '课程建设', en: 'Curriculum' };
export const suggestion: Bilingual = { zh: '建议', en: 'Suggested' };
export const projectsAndChapters: Bilingual = { zh: '项目与章节', en: 'Projects and chapters' };
export const loadingMajor: Bilingual = { zh: '正在载入专业', en: 'Loading the major' };
export const noTeachingGoals: Bilingual = { zh: '暂无教学目标', en: 'No teaching goals set' };
export const occupationDictionary: Bilingual = { zh: '职业分类大典', en: 'Occupation classification dictionary' };
export const aboutDictionary: Bilingual = { zh: '大典说明', en: 'About the dictionary' };
export const feedback: Bilingual = { zh: '反馈', en: 'Feedback' };
export const chooseCourse: Bilingual = { zh: '选择课程', en: 'Choose a course' };
/** Under an empty list of majors, to whom no major is open. */
export const noMajorsHint: Bilingual = {
  zh: '您的权限范围内没有专业，请联系学院管理员。',
  en: 'You have access to no major yet. Ask your college administrator.',
};
export const hours: Bilingual = { zh: '学时', en: 'Hours' };
export const practiceHours: Bilingual = { zh: '实践学时', en: 'Practice hours' };
export const receipt: Bilingual = { zh: '回执', en: 'Receipt' };
export const draft: Bilingual = { zh: '修订稿', en: 'Draft' };
export const mergeAct: Bilingual = { zh: '并入…', en: 'Merge…' };
export const strongCoverage: Bilingual = { zh: '强支撑覆盖', en: 'Strong coverage' };
export const checks: Bilingual = { zh: '检查', en: 'Checks' };
export const compare: Bilingual = { zh: '比较', en: 'Compare' };
export const changes: Bilingual = { zh: '变更', en: 'Changes' };
export const editions: Bilingual = { zh: '版本', en: 'Editions' };
export const noSupport: Bilingual = { zh: '无支撑', en: 'No support' };
export const news: Bilingual = { zh: '新闻', en: 'News' };
export const added: Bilingual = { zh: '新增', en: 'Added' };
