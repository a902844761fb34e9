import { setImmediate as pause } from 'node:timers/promises';

/** So long may one request compute before others get a turn. */
const turnMilliseconds = 10;

/** Returns a function that is awaited between the pieces of long work: it lets other requests go on where this one has computed for a while. */
export function takeTurns(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < turnMilliseconds) return undefined;
    return pause().then(() => {
      since = performance.now();
    });
  };
}

const itemsInPiece = 50;

/** Maps thousands of items, and lets other requests go on meanwhile. */
export async function mapInPieces<Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> {
  const turn = takeTurns();
  const made: Made[] = [];
  for (let from = 0; from < items.length; from += itemsInPiece) {
    for (const item of items.slice(from, from + itemsInPiece)) made.push(make(item));
    await turn();
  }
  return made;
}
