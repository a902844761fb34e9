import { defineMessages } from '../messages';
import { copy } from '../words';

/** Built-in text of `RequestId`. */
export const requestIdMessages = defineMessages('requestId', {
  words: { copy },
  en: { label: 'Request ID', copyIt: 'Copy the request ID', copied: 'Copied', selected: 'Selected. Copy it with the keys of your browser' },
  zh: { label: '请求编号', copyIt: '复制请求编号', copied: '已复制', selected: '已选中，请用键盘复制' },
});
