import { findDrafts, type ListableStorage } from '../../../support/desk/storedDrafts';
import { draftNames, readSyllabusDraft } from './syllabusDraft';

/** A stored draft of a syllabus in this browser, with the link back to it. */
export interface StoredSyllabusDraft {
  kind: 'syllabus';
  /** Its storage key; to discard it. */
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
export function listSyllabusDrafts(shelf: ListableStorage, userId: number): StoredSyllabusDraft[] {
  return findDrafts<StoredSyllabusDraft>(shelf, { userId, keyPattern }, ({ key, text, subject: [courseId] }) => {
    const draft = readSyllabusDraft(text);
    if (!draft) return null;
    const { name, writtenAt } = draft;
    return { kind: 'syllabus', key, courseId: Number(courseId), name, changeCount: draftNames(draft).length, writtenAt };
  });
}
