import { defineMessages } from '../messages';

/** Built-in text of `ErrorState`. */
export const errorStateMessages = defineMessages('errorState', {
  en: { title: 'Could not load this', retry: 'Retry', retrying: 'Retrying…' },
  zh: { title: '没有取到内容', retry: '重试', retrying: '正在重试…' },
});
