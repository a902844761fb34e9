import { defineMessages } from '@college/ui/messages';
import { notFilledIn } from '@college/ui/words';

export const dateTimeMessages = defineMessages('dateTime', {
  words: { unknown: notFilledIn },
  en: {},
  zh: {},
});
