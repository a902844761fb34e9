import type { Bilingual } from '@college/curriculum-model';

/** What is said about open pages, in both languages. */
export const liveMessages = {
  tooManyPages: {
    zh: '您打开的页面太多，此页不再显示还有谁在场。',
    en: 'You have too many pages open: this one does not show who else is here.',
  },
} as const satisfies Record<string, Bilingual>;
