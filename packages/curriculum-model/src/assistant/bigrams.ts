import { canonicalText } from './canonicalText';

/** The character bigrams of a text with how often each occurs. */
export interface TextProfile {
  counts: ReadonlyMap<string, number>;
  size: number;
}

// Longer texts say nothing more about what they are about, and cost time.
const longest = 2000;
const runs = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;

/** Words of Latin letters and runs of Chinese, in which bigrams are taken; none reaches over a space or a sign. */
export function runsOf(text: string): string[] {
  const found = canonicalText(text.slice(0, longest)).match(runs) ?? [];
  // Nearly every goal and indicator point begins with "can", which carries no information about similarity.
  return found.filter((run) => !hollowWords.has(run)).map((run) => run.replace(/^能够?(?=\p{Script=Han}{2})/u, ''));
}

/** What of a text is compared; a run of one character counts as it is. */
export function textProfile(text: string): TextProfile {
  const counts = new Map<string, number>();
  let size = 0;
  for (const run of runsOf(text)) {
    const signs = [...run];
    for (let at = 0; at === 0 || at + 1 < signs.length; at += 1) {
      const gram = (signs[at] ?? '') + (signs[at + 1] ?? '');
      counts.set(gram, (counts.get(gram) ?? 0) + 1);
      size += 1;
    }
  }
  return { counts, size };
}

/** The Dice coefficient: twice what two texts share, over what both hold; 0 to 1, and 0 where one holds nothing. */
export function diceOf(left: TextProfile, right: TextProfile): number {
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const [gram, count] of left.counts) shared += Math.min(count, right.counts.get(gram) ?? 0);
  return (2 * shared) / (left.size + right.size);
}

// Every English sentence has these, so they say nothing about likeness.
const hollowWords = new Set(
  'a an and are as at be by can for from in into is it its of on or that the their them they this to which with'.split(' '),
);
