import { defineMessages } from '@college/ui/messages';

export const dateTimeMessages = defineMessages('dateTime', {
  en: { unknown: 'Not filled in' },
  zh: { unknown: '未填写' },
});
