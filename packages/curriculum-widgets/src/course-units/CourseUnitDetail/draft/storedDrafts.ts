import { findDrafts, type ListableStorage } from '../../../support/desk/storedDrafts';
import { countChanges } from '../courseUnitForm';
import { readDraft } from './readDraft';

/** A stored draft in this browser, with the link back to it. */
export interface StoredDraft {
  /** Its storage key; to discard it. */
  key: string;
  /** The unit it changes; absent for a unit that was never saved. */
  courseUnitId?: number;
  /** The major that the new unit is for. */
  majorId?: number;
  /** The name as typed; empty where none was typed yet. */
  name: string;
  /** How many fields and rows differ from what the server keeps. */
  changeCount: number;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

const keyPattern = /^college:course-unit-draft:(\d{1,15}):(unit|new):([1-9]\d{0,14})$/;

/** The drafts of one person, the latest first; what is no readable draft of theirs is passed over. */
export function listDrafts(shelf: ListableStorage, userId: number): StoredDraft[] {
  return findDrafts<StoredDraft>(shelf, { userId, keyPattern }, ({ key, text, subject: [kind, id] }) => {
    const draft = readDraft(text);
    if (!draft) return null;
    const { form, baseline, imported, writtenAt } = draft;
    return {
      key,
      ...(kind === 'unit' ? { courseUnitId: Number(id) } : { majorId: Number(id) }),
      name: form.name.trim() || baseline.name.trim(),
      changeCount: countChanges(form, baseline) + (imported ? 1 : 0),
      writtenAt,
    };
  });
}
