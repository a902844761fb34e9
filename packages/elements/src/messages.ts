import { defineMessages } from '@college/ui/messages';

/** Text in place of a widget that broke. */
export const elementMessages = defineMessages('element', {
  en: {
    broken: 'This part of the page stopped working',
    brokenHint: 'What was already saved is kept. Try again, or reload the page.',
  },
  zh: {
    broken: '页面的这一部分出错了',
    brokenHint: '已保存的内容不受影响，请重试或刷新页面。',
  },
});
