import { numberAndWords } from '../majors/requirements/requirementNumbers';

/** A text as its printed number, with what parts it from the words, and the words; both together are the text to the letter. */
export function splitNumber(text: string, level: 'requirement' | 'indicator'): { number: string; words: string } {
  const { number, words } = numberAndWords(text, level);
  const from = number === '' ? 0 : text.trimEnd().length - words.length;
  return number !== '' && words === '' ? { number: text, words } : { number: text.slice(0, from), words: text.slice(from) };
}
