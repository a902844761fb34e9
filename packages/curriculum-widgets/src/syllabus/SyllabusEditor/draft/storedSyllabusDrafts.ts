import type { DraftShelf } from '../../../course-units/CourseUnitDetail';
import { draftNames, readSyllabusDraft } from './syllabusDraft';

/** Unsaved work on a syllabus that lies in this browser, with what leads back to it. */
export interface StoredSyllabusDraft {
  kind: 'syllabus';
  /** Where it lies; to throw it away. */
  key: string;
  courseId: number;
  /** The course's name; empty where the draft does not say it. */
  name: string;
  /** How many fields differ from what they began from. */
  changeCount: number;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

const keyPattern = /^college:syllabus-draft:(\d{1,15}):([1-9]\d{0,14})$/;

/** The drafts of syllabuses of one person, the latest first; what is no readable draft of theirs is passed over. */
export function listSyllabusDrafts(shelf: DraftShelf, userId: number): StoredSyllabusDraft[] {
  const found: StoredSyllabusDraft[] = [];
  for (let index = 0; index < shelf.length; index += 1) {
    const key = shelf.key(index) ?? '';
    const [, owner, courseId] = keyPattern.exec(key) ?? [];
    const draft = Number(owner) === userId ? readSyllabusDraft(shelf.getItem(key)) : null;
    if (!draft) continue;
    const { name, writtenAt } = draft;
    found.push({ kind: 'syllabus', key, courseId: Number(courseId), name, changeCount: draftNames(draft).length, writtenAt });
  }
  return found.toSorted((one, other) => other.writtenAt - one.writtenAt || (one.key < other.key ? -1 : 1));
}
