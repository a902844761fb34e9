import type { Bilingual } from '@college/curriculum-model';

/** Sentences about the course start report and its links, in both languages. */
export const syllabusMessages = {
  /** The report has a success message of its own (decision 37). */
  saved: { zh: '开课说明保存成功', en: 'Save successfully' },
  changedMeanwhile: {
    zh: '该开课说明已被其他人修改，请选择保留哪一份内容。',
    en: 'Somebody else has changed this syllabus meanwhile. Choose which content to keep.',
  },
  introductionChanged: {
    zh: '课程简介已被其他人修改，请选择保留哪一份内容。',
    en: 'Somebody else has changed the course introduction meanwhile. Choose which content to keep.',
  },
  otherCourse: { zh: '该开课说明不属于这门课程。', en: 'This syllabus does not belong to this course.' },
  linkCreated: { zh: '链接已创建', en: 'Link created' },
  linkRevoked: { zh: '链接已撤销', en: 'Link revoked' },
  linkMissing: { zh: '该链接已被撤销，或从未存在。', en: 'This link has been revoked already, or never existed.' },
  linkDead: {
    zh: '该链接无效或已被撤销，请向提供链接的老师索取新的链接。',
    en: 'This link is not valid or has been revoked. Ask whoever gave it to you for a new one.',
  },
  tooManyLinks: (most: number): Bilingual => ({
    zh: `每门课程最多 ${most} 个链接，请先撤销不再需要的链接。`,
    en: `A course has at most ${most} links. Revoke one that is not needed any more.`,
  }),
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
