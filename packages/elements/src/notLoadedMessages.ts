import { defineMessages } from '@college/ui/messages';

/** Text in place of a widget whose file did not arrive. */
export const notLoadedMessages = defineMessages('elementNotLoaded', {
  en: {
    title: 'This part of the page could not be loaded',
    hint: 'Check the connection, then try again.',
    loadAgain: 'Load again',
  },
  zh: {
    title: '页面的这一部分没有加载出来',
    hint: '请检查网络后重试。',
    loadAgain: '重新加载',
  },
});
