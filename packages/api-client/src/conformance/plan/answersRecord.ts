import { isSame, type Saved } from '@college/curriculum-model';
import type { Ask } from '../ask';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';

interface SavedMoment {
  answer: Saved<unknown>;
  ask: Ask;
}

/** That a save answers the record as `read` finds it afterwards. A backend that knows the documented fields alone answers none. */
export function answersRecord(read: (ask: Ask, id: number) => Promise<unknown>) {
  return {
    says: rules.answersRecord,
    fault: async ({ answer: { id, record }, ask }: SavedMoment) =>
      record === undefined || isSame(record, await read(ask, id)) ? undefined : excerpt(record, 1000),
  };
}
