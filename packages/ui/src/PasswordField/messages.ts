import { defineMessages } from '../messages';

export const passwordFieldMessages = defineMessages('passwordField', {
  en: { show: 'Show password', hide: 'Hide password' },
  zh: { show: '显示密码', hide: '隐藏密码' },
});
