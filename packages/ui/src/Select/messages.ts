import { defineMessages } from '../messages';

export const selectMessages = defineMessages('select', {
  en: { placeholder: 'Please choose' },
  zh: { placeholder: '请选择' },
});
