import type { Translations } from '../../fields';
import type { DocumentLanguages, DocumentLine } from './documentModel';
import { documentMessages as say } from './messages';
import { fieldWords, isEmptyWords, mapWords } from './wording';

/** The learning output of a chapter, a point or a task goal; nothing to read where there is none. */
export function outputLine(row: { product: string; translations?: Translations | undefined }, languages: DocumentLanguages): DocumentLine {
  const words = fieldWords(languages, row, 'product');
  const before = { zh: (text: string) => `${say.output.zh}${text}`, en: (text: string) => `${say.output.en}${text}` };
  return { words: isEmptyWords(words) ? words : mapWords(words, before) };
}
