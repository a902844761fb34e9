import { sum } from './totals';

/** The same hours as add up to a total: what is missing goes to the first, what is too much is taken from the first that have any. Null where that would leave a rest. */
export function shareOut(hours: readonly number[], total: number): number[] | null {
  let rest = sum([total, ...hours.map((value) => -value)]);
  const shared = hours.map((value) => {
    const after = Math.max(0, sum([value, rest]));
    rest = sum([rest, value, -after]);
    return after;
  });
  return rest === 0 ? shared : null;
}
