import { numberAndWords } from '../majors/requirements/requirementNumbers';

/** A text in two parts. */
export interface SplitText {
  /** The printed number; with what parts it from the words, unless that is one space. */
  number: string;
  words: string;
}

/** Takes a text apart so that `joinNumber` gives it back to the letter; a number that nothing parts from its words stays with them. */
export function splitNumber(text: string, level: 'requirement' | 'indicator'): SplitText {
  const { number, words } = numberAndWords(text, level);
  if (number === '') return { number, words: text };
  if (words === '') return { number: text, words };
  const from = text.trimEnd().length - words.length;
  const prefix = text.slice(0, from);
  if (/\d$/.test(prefix)) return { number: '', words: text };
  return { number: /\d $/.test(prefix) ? prefix.slice(0, -1) : prefix, words: text.slice(from) };
}

/** The text of a number and its words. */
export function joinNumber({ number, words }: SplitText): string {
  return words !== '' && /\d$/.test(number) ? `${number} ${words}` : number + words;
}
