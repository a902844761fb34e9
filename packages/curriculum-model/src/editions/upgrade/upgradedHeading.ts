import type { Bilingual } from '../../language';
import { englishFieldName } from '../shapeFields';
import type { StateRecord } from '../state';

/** The words of a requirement under its new heading. */
export interface UpgradedWords {
  fields: StateRecord['fields'];
  /** Whether a text did not begin with the old heading and was left as it is. */
  isTextKept: boolean;
}

/** Replaces the heading with which a requirement begins, in each language that was written; the rest of the text stays. */
export function upgradedHeading({ fields }: StateRecord, from: Bilingual, to: Bilingual): UpgradedWords {
  const names = { zh: 'description', en: englishFieldName('description') } as const;
  const upgraded = { ...fields };
  let isTextKept = false;
  for (const language of ['zh', 'en'] as const) {
    const text = fields[names[language]];
    if (typeof text !== 'string' || text.trim() === '' || to[language] === '') continue;
    const length = headingLength(text, from[language]);
    if (length === undefined) isTextKept ||= headingLength(text, to[language]) === undefined;
    else upgraded[names[language]] = to[language] + text.slice(length);
  }
  return { fields: upgraded, isTextKept };
}

/** How many characters of a text are the heading with which it begins; undefined where it begins otherwise. Blanks, and 和 for 与, make no difference. */
export function headingLength(text: string, heading: string): number | undefined {
  const letters = [...heading].filter((letter) => letter.trim() !== '');
  if (letters.length === 0) return undefined;
  let [at, found] = [0, 0];
  for (const letter of text) {
    if (found === letters.length) break;
    at += letter.length;
    if (letter.trim() === '') continue;
    if (plain(letter) !== plain(letters[found]!)) return undefined;
    found += 1;
  }
  return found === letters.length ? at : undefined;
}

const plain = (letter: string) => (letter === '与' ? '和' : letter.toLowerCase());
