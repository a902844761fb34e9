import { textDifference, type TextPiece } from '@college/curriculum-model';

/** What became of a text word by word. */
export interface WordChanges {
  /** In the order of reading; what was removed stands before what was inserted in its place. */
  pieces: readonly TextPiece[];
  /** Whether so much changed that two texts under each other are easier to read. */
  isRewritten: boolean;
}

/** The share of the characters of both texts from which on a text counts as rewritten. */
const rewrittenShare = 0.6;

const hasWord = /[\p{L}\p{N}\p{So}]/u;

/** Compares two texts word by word; Chinese is cut into words, and punctuation goes with the changed word before it. */
export function wordChanges(before: string, after: string): WordChanges {
  const language = /\p{Script=Han}/u.test(before + after) ? 'zh' : 'en';
  const pieces = grouped(textDifference(before, after, language)).flatMap((group) =>
    typeof group === 'string' ? same(group) : inOrder(group),
  );
  const kept = pieces.reduce((sum, { change, text }) => sum + (change === 'same' ? text.length : 0), 0);
  const isRewritten = before !== '' && after !== '' && 1 - (2 * kept) / (before.length + after.length) > rewrittenShare;
  return { pieces, isRewritten };
}

/** What was removed and inserted at one place. */
interface Changed {
  removed: string;
  added: string;
}

/** The texts that stayed, and between them what changed: punctuation alone does not part two changes. */
function grouped(pieces: readonly TextPiece[]): (string | Changed)[] {
  const groups: (string | Changed)[] = [];
  pieces.forEach(({ change, text }, index) => {
    const last = groups.at(-1);
    if (change !== 'same') {
      const changed = typeof last === 'object' ? last : { removed: '', added: '' };
      if (changed !== last) groups.push(changed);
      changed[change] += text;
    } else if (typeof last === 'object' && !hasWord.test(text) && index < pieces.length - 1) {
      last.removed += text;
      last.added += text;
    } else {
      groups.push(text);
    }
  });
  return groups;
}

function inOrder({ removed, added }: Changed): TextPiece[] {
  return [
    ...(removed === '' ? [] : [{ text: removed, change: 'removed' as const }]),
    ...(added === '' ? [] : [{ text: added, change: 'added' as const }]),
  ];
}

function same(text: string): TextPiece[] {
  return [{ text, change: 'same' }];
}
