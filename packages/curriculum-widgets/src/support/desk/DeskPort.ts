import type { Drafts } from './drafts';

/** The adapter of one kind of work: where it is stored, when two states of it are equal, and how changes are rebased onto newer ones. */
export interface DeskPort<Value> {
  /** What was read already: the desk is open from the start. @default it is read */
  initial?: Value;
  /** Reads what is stored. `refusal` is that of an old version, which may carry it. */
  load: (options: { signal?: AbortSignal; refusal?: unknown }) => Promise<Value>;
  /** Stores `mine`, whose changes began from `base`. Rejects with code '30009' when `base` is no longer what is stored. */
  save: (mine: Value, base: Value) => Promise<StoredWork<Value>>;
  /** Whether two values say the same to a person; versions do not count. */
  isSame: (one: Value, other: Value) => boolean;
  /** The changes from `base` to `mine`, laid over `newer`: nothing of mine is lost. */
  rebase: (base: Value, mine: Value, newer: Value) => Value;
  /** How other states of the work follow a save of `sent`, where that is known better. @default their changes are laid over what is stored */
  follow?: (sent: Value, stored: Value) => (value: Value) => Value;
  /** Whether a person has to choose between what others stored and their own. @default whenever both changed anything */
  isRival?: (versions: DeskVersions<Value>) => boolean;
  /** Whether others changed what was changed here, when their work is taken in unasked. @default as `isRival` */
  collides?: (versions: DeskVersions<Value>) => boolean;
  /** Whether the value may be sent; when not, saving is refused and the mistakes are marked. @default always */
  isSendable?: (value: Value) => boolean;
  /** Whether a failed save names the errors of the value, so that it is marked like a client-side error. @default no failure does */
  isRefusal?: (error: unknown) => boolean;
  /** Whether a value without changes is sent as well. @default false */
  sendsUnchanged?: boolean;
  /** Whether nothing can be changed while a save runs. @default false */
  isLockedWhileSaving?: boolean;
  /** Where unsaved work survives a crashed tab and the end of a sign-in. @default none is kept */
  drafts?: Drafts<Value>;
}

/** What a save stored. */
export interface StoredWork<Value> {
  stored: Value;
  /** Set where it was stored but could not be read back: `stored` is what was sent, and the next save reads first. */
  isStale?: boolean;
  /** Set where only a part was stored: why the rest was not. `stored` has that part, and the save counts as failed. */
  failure?: { error: unknown };
}

/** What all started from, what is here, and what is stored now. */
export interface DeskVersions<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** The events of a desk, none of which is state. */
export type DeskNews<Value> =
  | { type: 'loadFailed'; message: string }
  /** With a `failure` only a part was stored, and news of the rest follows. */
  | ({ type: 'saved'; sent: Value } & StoredWork<Value>)
  | { type: 'nothingToSave' }
  /** Something is wrong with the value; nothing was sent. */
  | { type: 'saveRefused' }
  | { type: 'saveFailed'; error: unknown }
  /** Others' changes were taken in, none of them where this person works; `isQuiet` where nobody waited for it. */
  | ({ type: 'othersTakenIn'; isQuiet: boolean } & DeskVersions<Value>)
  /** Somebody else saved first, and a person has to choose. */
  | { type: 'conflictFound' };
