/** A random order that a seed repeats. */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  /** The generator named Mulberry32: a whole number below the limit. */
  function below(limit) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }
  return {
    below,
    of: (list) => list[below(list.length)],
    shuffled: (list) =>
      list
        .map((item) => ({ item, at: below(2 ** 30) }))
        .toSorted((left, right) => left.at - right.at)
        .map(({ item }) => item),
  };
}
