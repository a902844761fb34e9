import { changedMeanwhile, linkRefusals, type Bilingual } from '@college/curriculum-model';

/** Sentences about the course start report and its links, in both languages. */
export const syllabusMessages = {
  /** The report has a success message of its own (decision 37). */
  saved: { zh: '开课说明保存成功', en: 'Save successfully' },
  changedMeanwhile: changedMeanwhile.syllabus,
  introductionChanged: changedMeanwhile.introduction,
  otherCourse: { zh: '该开课说明不属于这门课程。', en: 'This syllabus does not belong to this course.' },
  linkCreated: { zh: '链接已创建', en: 'Link created' },
  linkRevoked: { zh: '链接已撤销', en: 'Link revoked' },
  linkMissing: linkRefusals.missing,
  linkDead: linkRefusals.dead,
  noLinkOfDraft: { zh: '修订稿中的课程不能公开。', en: 'A course of a draft cannot be published.' },
  tooManyLinks: linkRefusals.tooMany,
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
