import { conflictChoicesSchema, takenSchema, type ConflictChoices, type MergeTarget, type Taken } from '@college/curriculum-model';
import { createDraftShelf, type DraftStorage } from '../../support/desk/drafts';
import { draftContent, isRecord } from '../../support/desk/storedDrafts';

const format = 1;

/** An unfinished merge as it is kept for one person. */
export interface KeptMerge {
  take: Taken;
  choices: ConflictChoices;
  /** What the conflicts were called, to name those that are gone. */
  titles: Readonly<Record<string, string>>;
}

/** Nothing kept. */
export const nothingKept: KeptMerge = { take: 'all', choices: {}, titles: {} };

/** Whose choices they are, and of which merge. */
export function keptMergeKey({ userId, editionId, into }: { userId: number; editionId: number; into: MergeTarget }): string {
  return `college:edition-merge:${userId}:${editionId}:${into}`;
}

/** An unfinished merge in the storage of the browser. */
export interface KeptMergeShelf {
  found: KeptMerge;
  /** Whether decisions survive leaving the page: not without a storage, nor with one that refuses. */
  isKept: () => boolean;
  write: (kept: KeptMerge) => void;
  clear: () => void;
}

/** Opens what is kept of a merge; a storage that cannot be read keeps nothing. */
export function openKeptMerge({ storage, key }: { storage: DraftStorage | undefined; key: string }): KeptMergeShelf {
  let isKept = storage !== undefined;
  const shelf = createDraftShelf({ ...(storage ? { storage } : {}), key, onWriteError: () => (isKept = false) });
  return {
    found: readKeptMerge(shelf.read()),
    isKept: () => isKept,
    write: (kept) => shelf.write(writeKeptMerge(kept)),
    clear: shelf.clear,
  };
}

/** An unfinished merge as text for storage. */
export function writeKeptMerge(kept: KeptMerge): string {
  return JSON.stringify({ format, ...kept });
}

/** Reads an unfinished merge; anything else is none, because broken text must never stop the work. */
export function readKeptMerge(text: string | null): KeptMerge {
  const content = draftContent(text, format);
  const [take, choices] = [takenSchema.safeParse(content?.take), conflictChoicesSchema.safeParse(content?.choices)];
  if (!take.success || !choices.success) return nothingKept;
  const titles = isRecord(content?.titles) ? Object.entries(content.titles).filter(isTitle) : [];
  return { take: take.data, choices: choices.data, titles: Object.fromEntries(titles) };
}

function isTitle(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
