import { textLimits } from '../fields/textLimits';
import type { FieldTable } from './fieldTable';

interface SyllabusFacts {
  /** The part of the paper in which it is filled in (reference §2.12). */
  part: 1 | 3 | 4;
  /** Whether the editor asks for its English: for what is said of the course, not for numbers, dates and addresses (decision 156). */
  hasEnglishField: boolean;
  /** Whether a copy keeps what it holds; a copy is signed by somebody else (domain.md §6). */
  inCopy: 'kept' | 'blank';
}

const common = { isInHistory: true, hasEnglishField: false, inCopy: 'kept' } as const;
const figure = { kind: 'figure', ...common } as const;
const own = { kind: 'own', isRequired: false, ...common } as const;
const text = { kind: 'text', isRequired: false, isTranslated: true, ...common } as const;
const line = { ...text, maxLength: textLimits.title, hasEnglishField: true } as const;
const paragraph = { ...line, maxLength: textLimits.paragraph } as const;

/** What the course start report adds to the course (reference §3), under its stored names and in the order of the paper. */
export const syllabusFields = {
  score: { ...figure, part: 1, label: { zh: '学分', en: 'Credit' } },
  year: { ...text, maxLength: 40, part: 1, label: { zh: '开课学期', en: 'Semester' } },
  yearPeriod: { ...figure, part: 1, label: { zh: '学时', en: 'Class hours' } },
  lecturer: { ...line, part: 1, inCopy: 'blank', label: { zh: '授课教师', en: 'Instructor' } },
  phone: { ...text, maxLength: 60, part: 1, inCopy: 'blank', label: { zh: '电话', en: 'Phone' } },
  email: { ...text, maxLength: 254, part: 1, inCopy: 'blank', label: { zh: '邮箱', en: 'E-mail' } },
  department: { ...line, part: 1, inCopy: 'blank', label: { zh: '开课院系', en: 'Department' } },
  classname: { ...line, part: 1, label: { zh: '授课班级', en: 'Class' } },
  students: { ...figure, part: 1, label: { zh: '学生人数', en: 'Number of students' } },
  classroom: { ...line, part: 1, label: { zh: '上课地点', en: 'Location' } },
  schedule: { ...own, part: 1, label: { zh: '上课时间表', en: 'Timetable' } },
  textbooks: { ...paragraph, part: 1, label: { zh: '主要教材', en: 'Main textbooks' } },
  textreferences: { ...paragraph, part: 1, label: { zh: '参考资料', en: 'Suggested reading' } },
  attend: { ...paragraph, part: 3, label: { zh: '考勤', en: 'Attendance' } },
  assignment: { ...paragraph, part: 3, label: { zh: '作业提交', en: 'Assignment submission' } },
  /** Classroom conduct; not the course unit's criterion (decision 121). */
  criterion: { ...paragraph, part: 3, label: { zh: '课堂纪律与诚信', en: 'Classroom conduct and honesty' } },
  practice: { ...paragraph, part: 3, label: { zh: '实践环节', en: 'Practical sessions' } },
  textgroup: { ...paragraph, part: 3, label: { zh: '团队学习或小组讨论', en: 'Team learning or group discussion' } },
  paper: { ...paragraph, part: 3, label: { zh: '加分项', en: 'Bonus items' } },
  others: { ...paragraph, part: 3, label: { zh: '其他建议', en: 'Other suggestions' } },
  /** 0 exam, 1 assessment. */
  examtype: { ...own, part: 4, label: { zh: '考核方式', en: 'Assessment method' } },
  examway: { ...paragraph, part: 4, label: { zh: '具体形式', en: 'Specific form' } },
  /** The composition of the score with its scale (decision 120). */
  exampercent: { ...own, part: 4, label: { zh: '总评构成', en: 'Composition of the total score' } },
  examdetail: { ...paragraph, part: 4, label: { zh: '考试说明', en: 'Examination guidelines' } },
} as const satisfies FieldTable<SyllabusFacts>;
