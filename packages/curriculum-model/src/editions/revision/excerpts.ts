import { textDifference } from '../../history';
import type { Language } from '../../language';

// Of what stayed the same this much is left on either side of what changed.
const context = 12;
const longest = 60;

/** Two versions of a text; of long ones only what differs, with the words around it. */
export function excerpts(before: string, after: string, language: Language): { before: string; after: string } {
  if (before === '' || after === '' || before.length + after.length <= 2 * longest) return { before, after };
  const pieces = textDifference(before, after, language);
  const without = (change: 'added' | 'removed') =>
    pieces
      .filter((piece) => piece.change !== change)
      .map(({ text, change: own }, at, list) => (own === 'same' ? shortened(text, at === 0, at === list.length - 1) : text))
      .join('');
  return { before: without('added'), after: without('removed') };
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const letters = [...text];
  const [head, tail] = [isFirst ? 0 : context, isLast ? 0 : context];
  if (letters.length <= head + tail + 1) return text;
  return `${letters.slice(0, head).join('')}…${tail === 0 ? '' : letters.slice(-tail).join('')}`;
}
