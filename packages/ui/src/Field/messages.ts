import { defineMessages } from '../messages';
import { notFilledIn } from '../words';

/** Built-in text of fields that are read. */
export const readTextMessages = defineMessages('readText', { words: { notFilledIn }, en: {}, zh: {} });
