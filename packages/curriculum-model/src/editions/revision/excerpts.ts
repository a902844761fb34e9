import { textDifference } from '../../history';
import type { Language } from '../../language';

// Of what stayed the same this much is left on either side of what changed, in letters as wide as Chinese ones.
const context = 12;
const longest = 60;

/** Two versions of a text; of long ones only what differs, with the words around it. */
export function excerpts(before: string, after: string, language: Language): { before: string; after: string } {
  if (before === '' || after === '' || width(before) + width(after) <= 2 * longest) return { before, after };
  const pieces = textDifference(before, after, language);
  const without = (change: 'added' | 'removed') =>
    pieces
      .filter((piece) => piece.change !== change)
      .map(({ text, change: own }, at, list) => (own === 'same' ? shortened(text, at === 0, at === list.length - 1) : text))
      .join('');
  return { before: without('added'), after: without('removed') };
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const head = isFirst ? '' : upTo(text, false);
  const tail = isLast ? '' : upTo(text, true);
  return head.length + tail.length >= text.length - 1 ? text : `${head.trimEnd()}…${tail.trimStart()}`;
}

/** The first, or last, letters of a text by the width that stays, to the end of a word of a script that has them. */
function upTo(text: string, isTail: boolean): string {
  const words = text.match(/[\p{Script=Latin}\d'’-]+|./gsu) ?? [];
  const taken: string[] = [];
  let left = context;
  for (const word of isTail ? words.toReversed() : words) {
    if (left <= 0) break;
    left -= width(word);
    taken.push(word);
  }
  return (isTail ? taken.toReversed() : taken).join('');
}

/** Letters as wide as Chinese ones: two of another script stand for one. */
function width(text: string): number {
  const wide = text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu)?.length ?? 0;
  return wide + ([...text].length - wide) / 2;
}
