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
  return Math.round(diceOf(left, right) * 1000) / 1000;
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
  const profiles: { at: number; profile: TextProfile }[] = [];
  const byGram = new Map<string, number[]>();
  for (const [at, texts] of entries.entries()) {
    for (const text of texts) {
      const profile = textProfile(text);
      for (const gram of profile.counts.keys()) {
        const known = byGram.get(gram);
        if (known) known.push(profiles.length);
        else byGram.set(gram, [profiles.length]);
      }
      profiles.push({ at, profile });
    }
  }
  return {
    find(text, { minScore = 0, limit = Number.POSITIVE_INFINITY } = {}) {
      const wanted = textProfile(text);
      const touched = new Set([...wanted.counts.keys()].flatMap((gram) => byGram.get(gram) ?? []));
      const best = new Map<number, number>();
      for (const number of touched) {
        const candidate = profiles[number];
        if (!candidate) continue;
        const score = likeness(wanted, candidate.profile);
        if (score > (best.get(candidate.at) ?? 0)) best.set(candidate.at, score);
      }
      return [...best]
        .map(([at, score]) => ({ at, score }))
        .filter(({ score }) => score >= minScore)
        .toSorted((left, right) => right.score - left.score || left.at - right.at)
        .slice(0, limit);
    },
  };
}
