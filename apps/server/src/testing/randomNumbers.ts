/** Random choices that a seed repeats. */
export interface RandomNumbers {
  /** A whole number below the limit. */
  below(limit: number): number;
  of<Item>(list: readonly Item[]): Item;
  shuffled<Item>(list: readonly Item[]): Item[];
}

/** Random choices by the generator named Mulberry32, the same ones for the same seed. */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed >>> 0;
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }
  function of<Item>(list: readonly Item[]): Item {
    const item = list[below(list.length)];
    if (item === undefined) throw new Error('randomNumbers: there is nothing to choose from. Hand over a list with items.');
    return item;
  }
  return {
    below,
    of,
    shuffled: (list) =>
      list
        .map((item) => ({ item, at: below(2 ** 30) }))
        .toSorted((left, right) => left.at - right.at)
        .map(({ item }) => item),
  };
}
