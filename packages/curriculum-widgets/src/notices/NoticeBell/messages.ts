import { defineMessages } from '@college/ui/messages';

/** Built-in text of `NoticeBell`. */
export const noticeBellMessages = defineMessages('noticeBell', {
  words: {},
  en: {
    notices: 'Notices',
    withNew: ({ count }: { count: string }) => `Notices, ${count} new`,
  },
  zh: {
    notices: '通知',
    withNew: ({ count }) => `通知，${count} 条新的`,
  },
});
