import { defineMessages } from '../messages';
import { copy } from '../words';

/** Built-in text of `RequestId`. */
export const requestIdMessages = defineMessages('requestId', {
  words: { copy },
  en: { label: 'Request ID', copied: 'Copied', selected: 'Selected' },
  zh: { label: '请求编号', copied: '已复制', selected: '已选中' },
});
