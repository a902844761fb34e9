import { countRequirementChanges } from '@college/curriculum-model';
import { findDrafts, type ListableStorage } from '../../../support/desk/storedDrafts';
import { readMajorDraft } from './majorDraft';

/** Unsaved graduation requirements stored in this browser, with the link to them. */
export interface StoredMajorDraft {
  kind: 'requirements';
  /** Its storage key, to discard it. */
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
export function listMajorDrafts(shelf: ListableStorage, userId: number): StoredMajorDraft[] {
  return findDrafts<StoredMajorDraft>(shelf, { userId, keyPattern }, ({ key, text, subject: [majorId] }) => {
    const draft = readMajorDraft(text);
    if (!draft) return null;
    const changeCount = countRequirementChanges(draft.baseline, draft.requirements);
    return { kind: 'requirements', key, majorId: Number(majorId), name: draft.name ?? '', changeCount, writtenAt: draft.writtenAt };
  });
}
