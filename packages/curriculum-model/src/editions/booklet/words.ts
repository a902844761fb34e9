import type { Bilingual } from '../../language';
import { majorFields } from '../../records';
import { editionFieldNames } from '../editionRefusals';

/** Words of the booklet of an edition. */
export const bookletWords = {
  title: ({ zh, en }: Bilingual): Bilingual => ({ zh: `${zh}专业人才培养方案`, en: `Programme of the major ${en}` }),
  edition: { zh: '版本', en: 'Edition' },
  draft: { zh: '修订稿', en: 'Revision draft' },
  scenario: { zh: '推演方案', en: 'Scenario' },
  entryYear: editionFieldNames.entryYear,
  information: { zh: '专业信息', en: 'The major' },
  objectives: majorFields.objectives.label,
  requirements: { zh: '毕业要求与指标点', en: 'Graduation requirements and indicator points' },
  noRequirements: { zh: '没有毕业要求', en: 'No graduation requirements' },
  structure: { zh: '课程体系与学分学时分布', en: 'Structure, credits and hours' },
  courses: { zh: '课程设置', en: 'Courses' },
  noCourses: { zh: '没有课程', en: 'No courses' },
  matrix: { zh: '课程体系与毕业要求支撑矩阵', en: 'Support of the graduation requirements by the courses' },
  syllabuses: { zh: '附：课程教学大纲', en: 'Appendix: syllabuses' },
  syllabusesBeside: {
    zh: '每门课程一份文件，与本文件在同一压缩包中。',
    en: 'One file for each course, in the same archive as this one.',
  },
  withdrawn: { zh: '本版已撤回', en: 'This edition was withdrawn' },
  number: { zh: '序号', en: 'No.' },
  count: { zh: '门数', en: 'Courses' },
  untyped: { zh: '未定', en: 'Not chosen' },
} as const;

/** The numbers of the parts. */
export const bookletNumbers: readonly Bilingual[] = [
  { zh: '一', en: '1' },
  { zh: '二', en: '2' },
  { zh: '三', en: '3' },
  { zh: '四', en: '4' },
  { zh: '五', en: '5' },
  { zh: '六', en: '6' },
  { zh: '七', en: '7' },
];
