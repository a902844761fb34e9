import { defineMessages } from '@college/ui/messages';
import { retry } from '@college/ui/words';

/** Built-in text around a widget in an element. */
export const elementMessages = defineMessages('element', {
  words: { retry },
  en: {
    broken: 'This part of the page stopped working',
    brokenHint: 'What was already saved is kept. Try again, or reload the page.',
    notLoaded: 'This part of the page could not be loaded',
    notLoadedHint: 'Check the connection, then try again.',
  },
  zh: {
    broken: '页面的这一部分出错了',
    brokenHint: '已保存的内容不受影响，请重试或刷新页面。',
    notLoaded: '页面的这一部分没有加载出来',
    notLoadedHint: '请检查网络后重试。',
  },
});
