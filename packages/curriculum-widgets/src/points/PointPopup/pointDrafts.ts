import { isPointListModified, type PointList } from '@college/curriculum-model';
import type { PlainForm } from '../../support/desk/plainDrafts';
import { isRecord } from '../../support/desk/storedDrafts';
import { pointWorkReducer, type PointWork } from './pointWork';

/** The draft of a course's points and KSA items, with what is in edit but without what is selected. */
export const pointDrafts: PlainForm<PointWork> = {
  // What is in edit is not in the lists yet.
  isSame(base, mine) {
    const { list, draft, ksaDraft } = pointWorkReducer(mine, { type: 'draftsSettled' });
    return !draft && !ksaDraft && !isPointListModified({ ...list, loaded: base.list.loaded });
  },
  write: ({ base, mine }) => ({ base: plainOf(base), mine: plainOf(mine) }),
  read({ base, mine }) {
    return isPlain(base) && isPlain(mine) ? { base: workOf(base), mine: workOf(mine) } : null;
  },
};

type PlainWork = Pick<PointWork, 'list' | 'version' | 'fileName' | 'draft' | 'ksaDraft'>;

function plainOf({ list, version, fileName, draft, ksaDraft }: PointWork): PlainWork {
  return { list, version, fileName, draft, ksaDraft };
}

function workOf(plain: PlainWork): PointWork {
  return { ...plain, selected: new Set() };
}

function isPlain(found: unknown): found is PlainWork {
  if (!isRecord(found)) return false;
  const { list, version, fileName, draft, ksaDraft } = found;
  const isVersion = version === undefined || typeof version === 'number';
  const isNamed = fileName === null || typeof fileName === 'string';
  return isVersion && isNamed && isInEdit(draft) && isInEdit(ksaDraft) && isList(list);
}

function isInEdit(found: unknown): boolean {
  return found === null || isRecord(found);
}

function isList(found: unknown): found is PointList {
  if (!isRecord(found) || !isRecord(found.loaded)) return false;
  const { loaded, replaced, added } = found;
  return (
    typeof added === 'number' &&
    isShown(found) &&
    isShown({ rows: loaded.points, ksa: loaded.ksa }) &&
    (replaced === null || isShown(replaced))
  );
}

function isShown(found: unknown): boolean {
  return isRecord(found) && isListOfRecords(found.rows) && isListOfRecords(found.ksa);
}

function isListOfRecords(found: unknown): boolean {
  return Array.isArray(found) && found.every(isRecord);
}
