import { diceOf, type TextProfile } from '../../assistant/bigrams';
import { numberedText } from '../../goals/numbering';

/** A text without its printed number, in one case and width, without blanks and closing stop: what is compared of it. */
export function plainText(text: string): string {
  return numberedText(text)
    .text.normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[.。;；]+$/, '');
}

/** Shorter texts are alike by chance. */
const fewestLetters = 8;

/** The letter pairs of a plain text; none where it is too short to be like another. */
export function letterPairs(plain: string): TextProfile {
  const letters = [...plain];
  const counts = new Map<string, number>();
  if (letters.length < fewestLetters) return { counts, size: 0 };
  for (let at = 0; at + 1 < letters.length; at += 1) {
    const pair = letters[at]! + letters[at + 1]!;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return { counts, size: letters.length - 1 };
}

/** How alike two texts are, from 0 to 1: twice their common letter pairs over all their letter pairs. */
export function likenessOf(one: TextProfile, other: TextProfile): number {
  // Texts whose lengths differ this much never reach the likeness that a rule asks for.
  return Math.min(one.size, other.size) * 2 < Math.max(one.size, other.size) ? 0 : diceOf(one, other);
}
