/** Endings of the engine's thread in an order that a seed repeats. */
const hows = ['terminated', 'stopped', 'memory', 'fault'];

/** Answers a function that gives the next ending, and after how many milliseconds of work it is asked for. */
export function randomEndings(seed) {
  let state = seed >>> 0;
  /** The generator named Mulberry32: a whole number below the limit. */
  function below(limit) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }
  return () => {
    const how = hows[below(hows.length)];
    const after = below(1000);
    return { after, ending: how === 'terminated' ? { how } : { how, writes: 1 + below(how === 'fault' ? 5 : 15), isDone: below(2) === 1 } };
  };
}
