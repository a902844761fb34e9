import { defineMessages } from '../messages';

/** Built-in text of `Dialog`. */
export const dialogMessages = defineMessages('dialog', {
  en: { close: 'Close' },
  zh: { close: '关闭' },
});
