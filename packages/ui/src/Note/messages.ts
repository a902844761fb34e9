import { defineMessages } from '../messages';

/** Spoken names of the signs of `Note`. */
export const noteMessages = defineMessages('note', {
  en: { plain: 'Note', info: 'Note', warning: 'Warning', error: 'Error' },
  zh: { plain: '说明', info: '提示', warning: '警告', error: '错误' },
});
