import { changedMeanwhile, imageMessages, type Bilingual } from '@college/curriculum-model';

/** Sentences about talent demand reports, in both languages. */
export const talentMessages = {
  changedMeanwhile: changedMeanwhile.report,
  missing: { zh: '找不到该报告，可能已被删除。', en: 'This report does not exist. It may have been deleted.' },
  majorMissing: {
    zh: '找不到所选的相关专业，可能已被删除，请另选一个。',
    en: 'The related major does not exist. It may have been deleted. Choose another.',
  },
} as const satisfies Record<string, Bilingual>;

/** What is said about a cover that is not taken. */
export const coverSentences = { format: imageMessages.format, size: imageMessages.size, broken: imageMessages.broken, field: 'picUrl' };
