import type { DocumentCell, DocumentLanguages, DocumentLine, Words } from './documentModel';
import { standardWord } from './standardWords';
import { isEmptyWords, labelWords, writtenWords } from './wording';

/** A cell with these lines; lines without anything to read are left out. */
export function cellOf(...lines: readonly DocumentLine[]): DocumentCell {
  return { lines: lines.filter(({ words, support, code }) => !isEmptyWords(words) || support !== undefined || code) };
}

/** A cell with one text. */
export function wordsCell(words: Words): DocumentCell {
  return cellOf({ words });
}

/** A short entry of a table: in both languages where it is a usual word, else as it was written. */
export function entryWords(languages: DocumentLanguages, text: string): Words {
  const standard = standardWord(text);
  return standard ? labelWords(languages, standard) : writtenWords(languages, text);
}
