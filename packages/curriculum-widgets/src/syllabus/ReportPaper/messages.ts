import { defineMessages } from '@college/ui/messages';

/** Built-in text of the paper on screen. */
export const reportPaperMessages = defineMessages('reportPaper', {
  en: { unfilled: 'Not filled in', note: 'Note: ', comma: ', ' },
  zh: { unfilled: '未填写', note: '注：', comma: '，' },
});
