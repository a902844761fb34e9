import { feedbackMessages as ruleMessages, imageMessages, type Bilingual } from '@college/curriculum-model';

/** Sentences about feedback, in both languages. */
export const feedbackMessages = {
  empty: ruleMessages.empty,
  submitted: { zh: '提交成功', en: 'submitted' },
  imageFormat: imageMessages.format,
  imageSize: imageMessages.size,
  imageCount: imageMessages.count,
  imageBroken: imageMessages.broken,
  notBase64: (line: number): Bilingual => ({
    zh: `第 ${line} 张图片的内容不是有效的 base64 数据。`,
    en: `The content of image ${line} is not valid base64.`,
  }),
  uniqueTaken: {
    zh: '该反馈编号已用于另一条反馈，请重新提交。',
    en: 'This feedback number was used for other feedback. Submit it again.',
  },
  imageMissing: { zh: '找不到该图片，可能已被删除。', en: 'This image does not exist. It may have been deleted.' },
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
