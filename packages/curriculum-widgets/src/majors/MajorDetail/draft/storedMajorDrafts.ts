import { countRequirementChanges } from '@college/curriculum-model';
import type { DraftShelf } from '../../../course-units/CourseUnitDetail';
import { readMajorDraft } from './majorDraft';

/** Unsaved graduation requirements that lie in this browser, with what leads back to them. */
export interface StoredMajorDraft {
  kind: 'requirements';
  /** Where it lies; to throw it away. */
  key: string;
  majorId: number;
  /** The major's name; empty where the draft does not say it. */
  name: string;
  /** How many requirements and indicator points differ from what they began from. */
  changeCount: number;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

const keyPattern = /^college:major-draft:(\d{1,15}):([1-9]\d{0,14})$/;

/** The drafts of requirements of one person, the latest first; what is no readable draft of theirs is passed over. */
export function listMajorDrafts(shelf: DraftShelf, userId: number): StoredMajorDraft[] {
  const found: StoredMajorDraft[] = [];
  for (let index = 0; index < shelf.length; index += 1) {
    const key = shelf.key(index) ?? '';
    const [, owner, majorId] = keyPattern.exec(key) ?? [];
    const draft = Number(owner) === userId ? readMajorDraft(shelf.getItem(key)) : null;
    if (!draft) continue;
    const changeCount = countRequirementChanges(draft.baseline, draft.requirements);
    found.push({ kind: 'requirements', key, majorId: Number(majorId), name: draft.name ?? '', changeCount, writtenAt: draft.writtenAt });
  }
  return found.toSorted((one, other) => other.writtenAt - one.writtenAt || (one.key < other.key ? -1 : 1));
}
