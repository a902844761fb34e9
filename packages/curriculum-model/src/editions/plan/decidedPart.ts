import type { Change } from '../change';
import type { Conflict } from '../merge';

/** What of a change nobody is asked about any more; nothing of one that waits for a decision as a whole. */
export function decidedPart(change: Change, undecided: readonly Conflict[]): Change[] {
  const asked = undecided.filter(({ at }) => at === change.at);
  if (asked.some(({ type }) => type === 'removed' || type === change.type)) return [];
  if (change.type !== 'changed') return [change];
  const fields = change.fields.filter(({ name }) => !asked.some((conflict) => conflict.type === 'field' && conflict.name === name));
  return fields.length === 0 ? [] : [{ ...change, fields }];
}
