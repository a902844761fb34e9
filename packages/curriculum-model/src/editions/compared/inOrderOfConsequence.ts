import { groupBy } from '../../grouping';
import type { ComparedChange } from './comparedChange';

/** Changes by course; courses with one that opens a gap first, then those with one that closes a gap, then the rest, else in the order that they have. */
export function inOrderOfConsequence(changes: readonly ComparedChange[]): ComparedChange[] {
  return [...groupBy(changes, ({ course }) => course?.lineage).values()].toSorted((one, other) => rank(one) - rank(other)).flat();
}

/** Whether any of some changes opens or closes a gap. */
export function consequenceOf(changes: readonly Pick<ComparedChange, 'effects'>[]): { opens: boolean; closes: boolean } {
  const has = (type: 'opened' | 'closed') => changes.some(({ effects }) => effects.some((effect) => effect.type === type));
  return { opens: has('opened'), closes: has('closed') };
}

function rank(changes: readonly ComparedChange[]): number {
  const { opens, closes } = consequenceOf(changes);
  return opens ? 0 : closes ? 1 : 2;
}
