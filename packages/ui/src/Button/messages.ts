import { defineMessages } from '../messages';

export const buttonMessages = defineMessages('button', {
  en: { pending: 'Working…' },
  zh: { pending: '正在处理…' },
});
