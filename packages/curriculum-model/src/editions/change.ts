import type { Place } from './places';
import type { Value } from './shapeFields';
import type { Key, StateRecord } from './state';

/** The position of a record: its list, and the record before it; null at the beginning, absent where nobody arranges the list. */
export interface Standing {
  under?: string;
  behind?: Key | null;
}

/** The value of a field in two states. */
export interface FieldChange {
  name: string;
  before: Value;
  after: Value;
}

/** One difference between two states of a curriculum. */
export type Change =
  | { type: 'added' | 'removed'; at: Place; record: StateRecord; behind?: Key | null }
  | { type: 'changed'; at: Place; fields: readonly FieldChange[] }
  /** Another owner, such as another indicator point of a goal. */
  | { type: 'moved'; at: Place; from: Standing; to: Standing }
  /** Another order of the records that a list has in both states; `at` is the list. */
  | { type: 'ordered'; at: Place; before: readonly Key[]; after: readonly Key[] };

/** The changes that lead back. */
export function reverseChanges(changes: readonly Change[]): Change[] {
  return changes.map((change) => {
    switch (change.type) {
      case 'added':
        return { ...change, type: 'removed' };
      case 'removed':
        return { ...change, type: 'added' };
      case 'changed':
        return { ...change, fields: change.fields.map(({ name, before, after }) => ({ name, before: after, after: before })) };
      case 'moved':
        return { ...change, from: change.to, to: change.from };
      case 'ordered':
        return { ...change, before: change.after, after: change.before };
    }
  });
}
