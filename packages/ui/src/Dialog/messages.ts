import { defineMessages } from '../messages';
import { close } from '../words';

/** Built-in text of `Dialog`. */
export const dialogMessages = defineMessages('dialog', {
  words: { close },
  en: {},
  zh: {},
});
