import { defineMessages } from '../messages';

/** Built-in text of `PageHeader`. */
export const pageHeaderMessages = defineMessages('pageHeader', {
  en: { back: 'Back' },
  zh: { back: '返回' },
});
