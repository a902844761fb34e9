import type { KsaLetter } from './ksa';

/** One line of pasted KSA items. */
export interface KsaLine {
  letter: KsaLetter;
  description: string;
}

// K1, k 1. and K1： before the words, and K and 1 in cells of their own, as Excel, WPS and Word hand them over.
const code = /^\s*([KSA])\s*\d+[\s.、:：．]+/i;

/** Reads items out of typed or pasted text, one a line; a code at the start of a line names its letter, else it is the letter given. */
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
