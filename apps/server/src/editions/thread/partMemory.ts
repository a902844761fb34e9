import type { CurriculumState, StatePart } from '@college/curriculum-model';

// About two and a half majors of 60 large courses, which take some 80 MB as objects.
const usualCharacters = 16_000_000;

/** The parts that were read last, by their digests, so that a page of changes reads none again. */
export function createPartMemory(mostCharacters = usualCharacters) {
  // In the order of their last use.
  const parts = new Map<string, { part: StatePart; characters: number }>();
  let held = 0;

  return {
    add(hash: string, part: StatePart, characters: number): void {
      if (parts.has(hash)) return;
      parts.set(hash, { part, characters });
      held += characters;
    },
    /** Which of these are not there. */
    missing: (hashes: Iterable<string>): string[] => [...new Set(hashes)].filter((hash) => !parts.has(hash)),
    /** A state of parts that are all there, the major's first. */
    stateOf(hashes: readonly string[]): CurriculumState {
      const [major, ...courses] = hashes.map((hash) => {
        const found = parts.get(hash);
        if (!found) throw new Error(`editions: part ${hash} is not in memory. Ask for what is missing first.`);
        parts.delete(hash);
        parts.set(hash, found);
        return found.part;
      });
      if (!major) throw new Error('editions: a state without the part of its major');
      return { major, courses };
    },
    /** Forgets those that were used longest ago, where there are too many. */
    trim(): void {
      for (const [hash, { characters }] of parts) {
        if (held <= mostCharacters) return;
        parts.delete(hash);
        held -= characters;
      }
    },
  };
}
