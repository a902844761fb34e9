import { defineMessages } from '@college/ui/messages';

/** Built-in text of `NewNotices`. */
export const newNoticesMessages = defineMessages('newNotices', {
  en: {
    title: 'New for you',
    failed: 'What is new for you could not be read',
    more: ({ count }: { count: number }) => `${count} more under the bell at the top`,
  },
  zh: {
    title: '新的通知',
    failed: '没有读到新的通知',
    more: ({ count }) => `另有 ${count} 条，见页面上方的铃铛`,
  },
});
