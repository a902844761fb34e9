/** Unsaved work stored outside the page. */
export interface Draft<Value> {
  /** What the work began from; a newer one is met as a conflict when it is saved. */
  base: Value;
  mine: Value;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** Keeps the draft of one piece of work where neither a crashed tab nor the end of a sign-in can lose it. */
export interface Drafts<Value> {
  /** When there is nothing to keep. @default when both say the same to the port */
  isSame?: (base: Value, mine: Value) => boolean;
  /** The draft for what was just read; null where there is none. */
  read: (stored: Value) => Draft<Value> | null;
  write: (draft: Draft<Value>) => void;
  clear: () => void;
}

/** The part of `Storage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whose unsaved work is kept, and where. */
export interface DraftOwner {
  /** The storage of unsaved work, such as `localStorage`. @default it is lost with the page */
  draftStorage?: DraftStorage | undefined;
  /** Who edits: the owner of drafts. @default none are kept */
  userId?: number | undefined;
}

export interface DraftShelf {
  read: () => string | null;
  write: (text: string) => void;
  clear: () => void;
}

interface DraftShelfOptions {
  /** The storage of drafts; without it none is stored. */
  storage?: DraftStorage;
  /** Whose draft it is. */
  key: string;
  /** Called once while drafts cannot be stored, for example because the storage is full. Editing continues. */
  onWriteError: () => void;
}

/** One place in a storage. A storage that refuses is reported once and never stops the work. */
export function createDraftShelf({ storage, key, onWriteError }: DraftShelfOptions): DraftShelf {
  let hasReported = false;
  function attempt<Answer>(act: () => Answer): Answer | undefined {
    try {
      return act();
    } catch {
      if (!hasReported) onWriteError();
      hasReported = true;
      return undefined;
    }
  }
  return {
    read: () => attempt(() => storage?.getItem(key) ?? null) ?? null,
    write: (text) =>
      attempt(() => {
        storage?.setItem(key, text);
        hasReported = false;
      }),
    clear: () => void attempt(() => storage?.removeItem(key)),
  };
}
