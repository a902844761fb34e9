import { randomNumbers } from '../../../apps/server/src/testing/randomNumbers';

/** Endings of the engine's thread in an order that a seed repeats. */
const hows = ['terminated', 'stopped', 'memory', 'fault'];

/** Returns a function that yields the next ending, and after how many milliseconds of work it is triggered. */
export function randomEndings(seed) {
  const { below } = randomNumbers(seed);
  return () => {
    const how = hows[below(hows.length)];
    const after = below(1000);
    return { after, ending: how === 'terminated' ? { how } : { how, writes: 1 + below(how === 'fault' ? 5 : 15), isDone: below(2) === 1 } };
  };
}
