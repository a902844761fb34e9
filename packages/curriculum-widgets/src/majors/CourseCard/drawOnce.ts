/** Asks a generator the first time and remembers what it said. */
export function drawOnce(random: () => number): () => number {
  let drawn: number | undefined;
  return () => (drawn ??= random());
}
