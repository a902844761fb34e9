import { defineMessages } from '../messages';

export const iconButtonMessages = defineMessages('iconButton', {
  en: { pending: 'Working…' },
  zh: { pending: '正在处理…' },
});
