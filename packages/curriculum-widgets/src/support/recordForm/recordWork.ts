import type { DeskPort } from '../desk/DeskPort';
import { countDifferences, rebaseValues } from './recordMerge';

/** A record with what the form says of it. */
export interface RecordWork<Values, Stored> {
  /** The record as it was last read; null for a new one. */
  record: Stored | null;
  values: Values;
}

/** What the desks of all records have in common: fields are compared and merged by their values, and Save always sends. */
export function recordRules<Values extends object, Stored>() {
  return {
    isSame: (one, other) => countDifferences(one.values, other.values) === 0,
    rebase: (base, mine, newer) => ({ record: newer.record, values: rebaseValues(base.values, mine.values, newer.values) }),
    sendsUnchanged: true,
  } satisfies Partial<DeskPort<RecordWork<Values, Stored>>>;
}
