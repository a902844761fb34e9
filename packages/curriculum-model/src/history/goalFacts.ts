import { goalFields } from '../records';
import type { Facts } from './facts';
import { idOf, labelOf, rowOf, type Reading } from './reading';
import { tableFacts } from './tableFacts';

/** One teaching goal; none where it was not there yet or is gone. */
export function goalFacts(state: unknown, reading: Reading): Facts {
  const goal = rowOf(state);
  if (idOf(goal.id) === 0) return [{ title: '', parts: [] }];
  const indicator = { label: labelOf('indicator', reading), value: reading.nameOf({ kind: 'indicator', id: idOf(goal.parentId) }) };
  const facts = [...tableFacts(goalFields, goal, reading), indicator];
  return [{ title: '', parts: [{ key: idOf(goal.id), name: labelOf('goal', reading), facts }] }];
}
