import * as terms from '../../terms';
import { courseCellFields } from '../../records/courseCell';
import type { Bilingual } from '../../language';

/** Headings of the five parts, with their numbers. */
export const partHeadings: Readonly<Record<1 | 2 | 3 | 4 | 5, { number: Bilingual; text: Bilingual }>> = {
  1: { number: { zh: '一', en: 'Part I' }, text: { zh: '基本信息', en: 'Basic information' } },
  2: { number: { zh: '二', en: 'Part II' }, text: { zh: '课程简介与项目矩阵', en: 'Course introduction and project matrix' } },
  3: { number: { zh: '三', en: 'Part III' }, text: { zh: '课程要求', en: 'Course requirements' } },
  4: { number: { zh: '四', en: 'Part IV' }, text: { zh: '考核与评价', en: 'Assessment' } },
  5: { number: { zh: '五', en: 'Part V' }, text: { zh: '课程安排', en: 'Course schedule' } },
};

/** Other words of the printed report. */
export const documentMessages = {
  title: ({ zh, en }: Bilingual): Bilingual => ({ zh: `《${zh}》开课说明`, en: `“${en}” Syllabus` }),
  untitled: { zh: '未命名课程', en: 'Untitled course' },
  exam: { zh: '考试', en: 'Exam' },
  assessment: { zh: '考查', en: 'Assessment' },
  percentScale: { zh: '百分制', en: 'Percentage scale' },
  fiveLevels: { zh: '五级分制', en: 'Five-level scale' },
  majorMatrix: terms.majorMatrix,
  projectMatrix: terms.projectMatrix,
  pointMatrix: { zh: '课点矩阵', en: 'Point matrix' },
  indicator: terms.indicatorPoint,
  content: terms.content,
  support: { zh: '支撑', en: 'Support' },
  teachingGoal: terms.teachingGoal,
  chapter: { zh: '章节', en: 'Chapter' },
  point: terms.point,
  taskGoal: terms.taskGoal,
  ksa: terms.ksa,
  study: courseCellFields.study.label,
  teach: courseCellFields.teach.label,
  week: terms.weeks,
  hours: { zh: '学时', en: 'Hours' },
  composition: { zh: '组成', en: 'Composition' },
  share: { zh: '比例', en: 'Share' },
  regular: terms.regularGrade,
  final: terms.finalGrade,
  total: terms.total,
  noData: { zh: '暂无数据', en: 'No Data' },
  output: { zh: '学习产出：', en: 'Output: ' },
  chapterNumber: (number: number): Bilingual => ({ zh: `第 ${number} 章`, en: `Chapter ${number}` }),
  weekRange: (weeks: string): Bilingual => ({ zh: `第 ${weeks} 周`, en: `Weeks ${weeks}` }),
  hourCount: (hours: string): Bilingual => ({ zh: `${hours} 学时`, en: `${hours} ${hours === '1' ? 'hour' : 'hours'}` }),
  olderNote: {
    zh: '† 该英文早于其中文，可能与现行中文不一致。',
    en: '† This English is older than its Chinese and may no longer say the same.',
  },
  untranslatedNote: { zh: '没有英文的内容以中文列出。', en: 'What has no English yet is shown in Chinese.' },
} as const;

/** Who signs, and when (reference §2.12). */
export const signatureLabels: readonly Bilingual[] = [
  { zh: '授课教师', en: 'Instructor' },
  { zh: '专业负责人或课程负责人', en: 'Major leader or course leader' },
  { zh: '系主任', en: 'Department chair' },
  { zh: '日期', en: 'Date' },
];
