import { changedMeanwhile, type Bilingual } from '@college/curriculum-model';

/** Sentences about college majors, in both languages. */
export const collegeMajorMessages = {
  changedMeanwhile: changedMeanwhile.major,
  codeTaken: (code: string): Bilingual => ({
    zh: `本校已有专业代码为 ${code} 的专业。`,
    en: `The college already has a major with the code ${code}.`,
  }),
  typeUnknown: { zh: '没有这个专业类，请重新选择。', en: 'There is no such category. Choose one again.' },
  standardUnknown: { zh: '没有这个质量标准，请重新选择。', en: 'There is no such quality standard. Choose one again.' },
  yearsUnknown: { zh: '没有这个修业年限，请重新选择。', en: 'There is no such length of schooling. Choose one again.' },
  systemEmpty: { zh: '学制体系不能为空，请至少填写一行。', en: 'The academic system cannot be empty. Give at least one row.' },
  rowWithoutCourse: (row: number): Bilingual => ({
    zh: `学制体系第 ${row} 行没有选择课程。`,
    en: `Row ${row} of the academic system has no course.`,
  }),
  courseUnknown: (row: number): Bilingual => ({
    zh: `学制体系第 ${row} 行有不存在的课程，请重新选择。`,
    en: `Row ${row} of the academic system has a course that does not exist. Choose again.`,
  }),
  scoreWrong: (sum: number): Bilingual => ({
    zh: `学分必须等于学制体系各行学分之和 ${sum}。`,
    en: `The score must be the sum of the rows of the academic system, ${sum}.`,
  }),
  relateEmpty: (row: number): Bilingual => ({
    zh: `第 ${row} 个相关专业没有名称。`,
    en: `Related major ${row} has no name.`,
  }),
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
