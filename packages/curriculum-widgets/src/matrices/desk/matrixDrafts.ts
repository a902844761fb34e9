import { isCourseEditable, type LinkedMatrices } from '@college/curriculum-model';
import type { PlainForm } from '../../support/desk/plainDrafts';
import { isRecord } from '../../support/desk/storedDrafts';

/** The draft of the three matrices: what they were, and the lists that were changed. */
export const matrixDrafts: PlainForm<LinkedMatrices> = {
  // Most of a major is the same in both.
  write: ({ base, mine }) => ({
    base,
    mine: Object.fromEntries(Object.entries(mine).filter(([name, list]) => list !== base[name as keyof LinkedMatrices])),
  }),
  read({ base, mine }, stored) {
    if (!isCourseEditable(stored, stored.courseId) || !isMatrices(base, stored) || !isRecord(mine)) return null;
    const changed = { ...base, ...mine };
    return isMatrices(changed, stored) ? { base, mine: changed } : null;
  },
};

/** Whether it is of the same course, with the same lists of records. */
function isMatrices(found: unknown, like: LinkedMatrices): found is LinkedMatrices {
  if (!isRecord(found)) return false;
  return Object.entries(like).every(([name, value]) => (Array.isArray(value) ? isListOfRecords(found[name]) : found[name] === value));
}

function isListOfRecords(found: unknown): boolean {
  return Array.isArray(found) && found.every(isRecord);
}
