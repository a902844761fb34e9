import { diceOf, textProfile, type TextProfile } from './bigrams';

/** An entry of an index that is similar to the query. */
export interface Likeness {
  /** Its place in the list that the index was made of. */
  at: number;
  /** Dice coefficient, 0 to 1, to three digits. */
  score: number;
}

/** How alike two texts are: their Dice coefficient to three digits. */
export function likeness(left: TextProfile, right: TextProfile): number {
  return toThreeDigits(diceOf(left, right));
}

/** Finds what is like a text. */
export interface SimilarityIndex {
  find(text: string, options?: { minScore?: number; limit?: number }): Likeness[];
}

/**
 * An index over entries of one or more texts each (a title, a description, the same in English); the score of an entry is the highest score of its texts.
 * Results are deterministic: equal scores keep the order of the entries.
 */
export function createSimilarityIndex(entries: readonly (readonly string[])[]): SimilarityIndex {
  const profiles: { at: number; size: number }[] = [];
  // For each bigram the profiles that have it, by number, each followed by how often.
  const byGram = new Map<string, number[]>();
  for (const [at, texts] of entries.entries()) {
    for (const text of texts) {
      const { counts, size } = textProfile(text);
      for (const [gram, count] of counts) {
        const known = byGram.get(gram);
        if (known) known.push(profiles.length, count);
        else byGram.set(gram, [profiles.length, count]);
      }
      profiles.push({ at, size });
    }
  }
  return {
    find(text, { minScore = 0, limit = Number.POSITIVE_INFINITY } = {}) {
      const wanted = textProfile(text);
      const shared = sharedWith(wanted, byGram, profiles.length);
      const best = new Map<number, number>();
      for (const [number, { at, size }] of profiles.entries()) {
        const both = shared[number] ?? 0;
        const score = toThreeDigits((2 * both) / (wanted.size + size));
        if (both > 0 && score >= minScore && score > (best.get(at) ?? 0)) best.set(at, score);
      }
      return [...best]
        .map(([at, score]) => ({ at, score }))
        .toSorted((left, right) => right.score - left.score || left.at - right.at)
        .slice(0, limit);
    },
  };
}

/** How many bigrams of a text each profile has too. */
function sharedWith(wanted: TextProfile, byGram: ReadonlyMap<string, readonly number[]>, profileCount: number): Uint32Array {
  const shared = new Uint32Array(profileCount);
  for (const [gram, count] of wanted.counts) {
    const known = byGram.get(gram) ?? [];
    for (let at = 0; at < known.length; at += 2) shared[known[at]!]! += Math.min(count, known[at + 1]!);
  }
  return shared;
}

function toThreeDigits(share: number): number {
  return Math.round(share * 1000) / 1000;
}
