import { countChanges } from '../courseUnitForm';
import { readDraft } from './readDraft';

/** The part of `Storage` that finding drafts needs. */
export type DraftShelf = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>;

/** Unsaved work that lies in this browser, with what leads back to it. */
export interface StoredDraft {
  /** Where it lies; to throw it away. */
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
export function listDrafts(shelf: DraftShelf, userId: number): StoredDraft[] {
  const found: StoredDraft[] = [];
  for (let index = 0; index < shelf.length; index += 1) {
    const key = shelf.key(index) ?? '';
    const [, owner, subject, id] = keyPattern.exec(key) ?? [];
    const draft = Number(owner) === userId ? readDraft(shelf.getItem(key)) : null;
    if (!draft) continue;
    const { form, baseline, imported, writtenAt } = draft;
    found.push({
      key,
      ...(subject === 'unit' ? { courseUnitId: Number(id) } : { majorId: Number(id) }),
      name: form.name.trim() || baseline.name.trim(),
      changeCount: countChanges(form, baseline) + (imported ? 1 : 0),
      writtenAt,
    });
  }
  return found.toSorted((one, other) => other.writtenAt - one.writtenAt || (one.key < other.key ? -1 : 1));
}
