import type { KsaLetter } from './ksa';

/** One line of pasted KSA items. */
export interface KsaLine {
  letter: KsaLetter;
  description: string;
}

// K1, k 1. and K1： before the words, and K and 1 in cells of their own, as copied from Excel, WPS and Word.
const code = /^\s*([KSA])\s*\d+[\s.、:：．]+/i;

/** Parses items from typed or pasted text, one per line; a code at the start of a line sets its letter, which is otherwise the default. */
export function parseKsaLines(text: string, letter: KsaLetter): KsaLine[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => {
      const found = code.exec(line);
      const own = found?.[1]?.toUpperCase();
      return {
        letter: isLetter(own) ? own : letter,
        description: line
          .slice(found?.[0].length ?? 0)
          .replaceAll('\t', ' ')
          .trim(),
      };
    })
    .filter(({ description }) => description !== '');
}

function isLetter(letter: string | undefined): letter is KsaLetter {
  return letter === 'K' || letter === 'S' || letter === 'A';
}
