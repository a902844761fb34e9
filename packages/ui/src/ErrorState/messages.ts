import { defineMessages } from '../messages';
import { retry } from '../words';

/** Built-in text of `ErrorState`. */
export const errorStateMessages = defineMessages('errorState', {
  words: { retry },
  en: { title: 'Could not load this', retrying: 'Retrying…' },
  zh: { title: '没有取到内容', retrying: '正在重试…' },
});
