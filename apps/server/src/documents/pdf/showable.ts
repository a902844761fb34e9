import type { Face } from './face';

/** A text as the font can show it. */
export interface Showable {
  codePoints: number[];
  /** What the font lacks, in the order of the text, each once. */
  missing: string[];
}

const space = 0x20;
const lineFeed = 0x0a;
const tab = 0x09;
// Soft hyphens, joiners, zero-width spaces, byte-order marks and variation selectors have no shape of their own on any screen.
const shapeless = /\u00ad|\u200b|\u200c|\u200d|\u2060|\ufeff|\p{Variation_Selector}/u;

/** The text with normalised line ends; a character that the font lacks is replaced by its code point, such as 〔U+1F600〕, and reported. */
export function showable(text: string, face: Face): Showable {
  const codePoints: number[] = [];
  const missing = new Set<string>();
  for (const character of text.replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')) {
    const codePoint = character.codePointAt(0)!;
    if (codePoint === lineFeed || face.has(codePoint)) codePoints.push(codePoint);
    else if (codePoint === tab || /\p{Zs}/u.test(character)) codePoints.push(space);
    else if (!shapeless.test(character)) {
      missing.add(character);
      codePoints.push(...[...`〔${codePointName(codePoint)}〕`].map((sign) => sign.codePointAt(0)!));
    }
  }
  return { codePoints, missing: [...missing] };
}

/** U+ and at least four hexadecimal digits. */
export function codePointName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}
