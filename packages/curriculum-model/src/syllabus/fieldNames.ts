import type { Bilingual } from '../language';
import type { SyllabusData } from './syllabusData';

/** A field of the syllabus editor. */
export type SyllabusFieldName = keyof SyllabusData;

/** What the fields are called on screen and on paper (reference §2.12). */
export const syllabusFieldNames: Readonly<Record<SyllabusFieldName, Bilingual>> = {
  totalPeriodData: { zh: '总学时', en: 'Total study hours' },
  score: { zh: '学分', en: 'Credit' },
  year: { zh: '开课学期', en: 'Semester' },
  yearPeriod: { zh: '学时', en: 'Class hours' },
  lecturer: { zh: '授课教师', en: 'Instructor' },
  phone: { zh: '电话', en: 'Phone' },
  email: { zh: '邮箱', en: 'E-mail' },
  department: { zh: '开课院系', en: 'Department' },
  classname: { zh: '授课班级', en: 'Class' },
  students: { zh: '学生人数', en: 'Number of students' },
  classroom: { zh: '上课地点', en: 'Location' },
  schedule: { zh: '上课时间表', en: 'Timetable' },
  textbooks: { zh: '主要教材', en: 'Main textbooks' },
  references: { zh: '参考资料', en: 'Suggested reading' },
  courseDesc: { zh: '课程简介', en: 'Course introduction' },
  attend: { zh: '考勤', en: 'Attendance' },
  assignment: { zh: '作业提交', en: 'Assignment submission' },
  criterion: { zh: '课堂纪律与诚信', en: 'Classroom conduct and honesty' },
  practice: { zh: '实践环节', en: 'Practical sessions' },
  group: { zh: '团队学习或小组讨论', en: 'Team learning or group discussion' },
  paper: { zh: '加分项', en: 'Bonus items' },
  others: { zh: '其他建议', en: 'Other suggestions' },
  examtype: { zh: '考核方式', en: 'Assessment method' },
  examway: { zh: '具体形式', en: 'Specific form' },
  exampercenttype: { zh: '总评记分方式', en: 'Total-score composition type' },
  exampercent: { zh: '总评构成', en: 'Composition of the total score' },
  examdetail: { zh: '考试说明', en: 'Examination guidelines' },
};

/** Fields whose text exists in both languages: what is said of the course, not numbers, dates and addresses (decision 156). */
export const syllabusTextFields = [
  'lecturer',
  'department',
  'classname',
  'classroom',
  'textbooks',
  'references',
  'courseDesc',
  'attend',
  'assignment',
  'criterion',
  'practice',
  'group',
  'paper',
  'others',
  'examway',
  'examdetail',
] as const satisfies readonly SyllabusFieldName[];
export type SyllabusTextField = (typeof syllabusTextFields)[number];

/** The name under which a field is stored, and the English of a text among the translations: two fields change it (decision 120). */
export function storedFieldName(name: SyllabusFieldName): string {
  if (name === 'references') return 'textreferences';
  return name === 'group' ? 'textgroup' : name;
}
