/** Calls a generator the first time and returns the same number from then on. */
export function memoizeRandom(random: () => number): () => number {
  let drawn: number | undefined;
  return () => (drawn ??= random());
}
