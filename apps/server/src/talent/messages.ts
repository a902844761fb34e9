import { imageMessages, type Bilingual, type FieldNames } from '@college/curriculum-model';

/** Sentences about talent demand reports, in both languages. */
export const talentMessages = {
  changedMeanwhile: {
    zh: '该报告已被其他人修改，请选择保留哪一份内容。',
    en: 'Somebody else has changed this report meanwhile. Choose which content to keep.',
  },
  missing: { zh: '找不到该报告，可能已被删除。', en: 'This report does not exist. It may have been deleted.' },
  majorMissing: {
    zh: '找不到所选的相关专业，可能已被删除，请另选一个。',
    en: 'The related major does not exist. It may have been deleted. Choose another.',
  },
} as const satisfies Record<string, Bilingual>;

/** What is said about a cover that is not taken. */
export const coverSentences = { format: imageMessages.format, size: imageMessages.size, broken: imageMessages.broken, field: 'picUrl' };

/** What the fields of a report are called in sentences about them. */
export const talentFields: FieldNames = {
  name: { zh: '报告名称', en: 'Report name' },
  department: { zh: '单位', en: 'Institution' },
  type: { zh: '类型', en: 'Type' },
  picUrl: { zh: '封面图片', en: 'Cover image' },
  majorId: { zh: '相关专业', en: 'Related major' },
  fileName: { zh: '文件名', en: 'File name' },
  fileUrl: { zh: '文件链接', en: 'File link' },
};
