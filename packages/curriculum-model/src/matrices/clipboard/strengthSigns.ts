import type { Relate } from '../relate';

/** The strength denoted by a spreadsheet cell. */
export type StrengthReading =
  | { kind: 'relate'; relate: Relate }
  /** Looks like a sign, but staff mean different things by it: M, 中, 1, √. */
  | { kind: 'doubtful'; sign: string }
  /** Begins with =, or is the error that a formula left behind. */
  | { kind: 'formula' }
  | { kind: 'words' };

const wordsByStrength: readonly [Relate | 'doubtful', readonly string[]][] = [
  [0, ['★', '●', '强支撑', '强', '高支撑', '高', 'H', 'HIGH', 'STRONG', 'STRONGSUPPORT', 'HIGHSUPPORT']],
  [1, ['☆', '○', '弱支撑', '弱', '低支撑', '低', 'L', 'LOW', 'WEAK', 'WEAKSUPPORT', 'LOWSUPPORT']],
  [-1, ['无支撑', '无', 'NONE', 'NOSUPPORT']],
  ['doubtful', ['M', '中支撑', '中等', '中', 'MEDIUM', 'MEDIUMSUPPORT', '支撑', '较强', '较弱', '一般', '是', '否', '有', 'YES', 'NO']],
];

const meanings = new Map(wordsByStrength.flatMap(([meaning, words]) => words.map((word) => [word, meaning] as const)));
const longest = Math.max(...[...meanings.keys()].map((word) => word.length));
const longestSign = 12;
const errors = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/i;

/** Brings full-width letters, digits and signs to one form and takes out what cannot be seen. */
export function narrowText(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .trim();
}

/** Whether a cell holds a formula, or the error that one left behind. */
export function isFormula(text: string): boolean {
  return /^[=＝]/.test(text.trim()) || errors.test(text.trim());
}

/** Reads ★, 强, 强支撑, H and their like as strong, ☆, 弱, 弱支撑, L as weak, and nothing at all as none. */
export function readStrength(text: string): StrengthReading {
  const narrow = narrowText(text);
  if (narrow === '') return { kind: 'relate', relate: -1 };
  if (isFormula(narrow)) return { kind: 'formula' };
  const words = signWords(narrow);
  if (words === null) return isLoneSign(narrow) ? { kind: 'doubtful', sign: narrow } : { kind: 'words' };
  const [first] = words.map((word) => meanings.get(word)!);
  const agrees = words.every((word) => meanings.get(word) === first) && new Set(words).size === words.length;
  if (first !== undefined && first !== 'doubtful' && agrees) return { kind: 'relate', relate: first };
  return [...narrow].length <= longestSign ? { kind: 'doubtful', sign: narrow.toUpperCase() } : { kind: 'words' };
}

/** The known words that a text consists of but for brackets and blanks; null when it holds anything else. */
function signWords(text: string): string[] | null {
  const rest = text.replace(/[\s()[\]{}【】「」:,、/|]/g, '').toUpperCase();
  if (rest === '' || rest.length > 3 * longestSign) return null;
  const words: string[] = [];
  for (let at = 0; at < rest.length; at += words.at(-1)!.length) {
    const word = wordAt(rest, at);
    if (word === null) return null;
    words.push(word);
  }
  return words;
}

function wordAt(text: string, at: number): string | null {
  for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
    const word = text.slice(at, at + length);
    if (meanings.has(word)) return word;
  }
  return null;
}

// A Chinese character alone is a word; anything else alone, or repeated like —— and ++, was meant as a sign.
function isLoneSign(text: string): boolean {
  const signs = [...text];
  return (
    signs.length <= 3 && signs.every((sign) => sign === signs[0]) && !/\p{Script=Han}/u.test(text) && !/^\d{2,}$|^[a-z]{2,}$/i.test(text)
  );
}
