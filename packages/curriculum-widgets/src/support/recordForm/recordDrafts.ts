import type { PlainForm } from '../desk/plainDrafts';
import { isRecord } from '../desk/storedDrafts';
import { fieldsOf, rebaseValues } from './recordMerge';
import type { RecordWork } from './recordWork';

/** The draft of a record: the record under the form, what the form said of it, and what it says now. */
export function recordDrafts<Values extends object, Stored>(): PlainForm<RecordWork<Values, Stored>> {
  return {
    write: ({ base, mine }) => ({ base, mine: mine.values }),
    read({ base, mine }, stored) {
      if (!isWork<Values, Stored>(base, stored.values) || !isValues(mine, stored.values)) return null;
      if (stored.record !== null) return { base, mine: { record: base.record, values: mine } };
      // Nobody else writes a new record: it goes on from what is blank today.
      return { base: stored, mine: { record: null, values: rebaseValues(base.values, mine, stored.values) } };
    },
  };
}

function isWork<Values extends object, Stored>(found: unknown, like: Values): found is RecordWork<Values, Stored> {
  if (!isRecord(found)) return false;
  const { record, values } = found;
  return (record === null || isRecord(record)) && isValues(values, like);
}

function isValues<Values extends object>(found: unknown, like: Values): found is Values {
  return isRecord(found) && fieldsOf(like).every((name) => isAlike(found[name], like[name]));
}

/** Whether a field may hold both; one that is chosen from may be empty. */
function isAlike(one: unknown, other: unknown): boolean {
  const isEmpty = one === null || one === undefined || other === null || other === undefined;
  return isEmpty || (typeof one === typeof other && Array.isArray(one) === Array.isArray(other));
}
