import { defineMessages } from '@college/ui/messages';
import { clauseComma, notFilledIn } from '@college/ui/words';

/** Built-in text of the paper on screen. */
export const reportPaperMessages = defineMessages('reportPaper', {
  words: { unfilled: notFilledIn, comma: clauseComma },
  en: { note: 'Note: ' },
  zh: { note: '注：' },
});
