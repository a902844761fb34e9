/** Milliseconds from now until something shows. A promise of time holds for the fastest of several: a busy machine holds up one or another. */
export async function untilShown(shown: () => Promise<void>): Promise<number> {
  const began = Date.now();
  await shown();
  return Date.now() - began;
}
