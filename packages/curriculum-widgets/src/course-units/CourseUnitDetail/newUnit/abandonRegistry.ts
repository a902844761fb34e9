const abandoners = new Set<() => Promise<void>>();

/** Registers a way to abandon a new unit; the returned function takes it out again. */
export function registerAbandoner(abandon: () => Promise<void>): () => void {
  abandoners.add(abandon);
  return () => {
    abandoners.delete(abandon);
  };
}

/** Deletes every new unit that was never saved. Signing out calls it, and waits, while the calls are still allowed. */
export async function abandonAll(): Promise<void> {
  await Promise.all([...abandoners].map((abandon) => abandon()));
}
