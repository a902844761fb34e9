import type { Draft } from './drafts';
import type { ReadFailure } from '../resumption/outage';
import { historyOf, mapHistory, recorded, redone, undone, type History } from './history';

/** What a desk knows. */
export type DeskState<Value> = { phase: 'loading' } | FailedDesk | OpenDesk<Value>;

/** Nothing could be read. */
export interface FailedDesk extends ReadFailure {
  phase: 'failed';
}

/** The status of the last save. */
export type DeskSave<Value> =
  | { status: 'idle' }
  /** `sent`: what is on its way; the desk may have moved on since. */
  | { status: 'saving'; sent: Value }
  /** `sent`: what could not be stored; the desk may have moved on since. */
  | { status: 'failed'; message: string; sent: Value }
  /** What somebody else stored meanwhile, while it waits for a choice; `message` is what the refused save said. */
  | { status: 'conflict'; theirs: Value; message?: string | undefined };

export interface OpenDesk<Value> {
  phase: 'open';
  /** As last read or stored; what is changed counts from here. */
  base: Value;
  history: History<Value>;
  save: DeskSave<Value>;
  /** When it was last stored from here, in milliseconds. */
  savedAt: number | null;
  /** How often a save was refused here since the last good one; above 0 mistakes are marked. */
  refusals: number;
  /** Whether it was stored but could not be read back, so that it must be read before it is saved again. */
  isStale: boolean;
  /** What was last read or stored, to go back to; a restored draft may have begun from something older. */
  stored: Value;
  /** When the draft that fills the desk was written; null when it comes from what is stored. */
  restoredFrom: number | null;
}

/** Takes a value onto something newer. */
type Follow<Value> = (value: Value) => Value;

export type DeskEvent<Value> =
  | { type: 'loadStarted' }
  | { type: 'loaded'; value: Value; draft?: Draft<Value> | null }
  | ({ type: 'loadFailed' } & ReadFailure)
  /** `isStep`: whether undo takes it back by itself. */
  | { type: 'changed'; value: Value; isStep: boolean }
  | { type: 'undone' | 'redone' | 'discarded' | 'saveRefused' | 'saveStarted' }
  | { type: 'saved'; stored: Value; isStale: boolean; follow: Follow<Value>; at: number }
  /** A part of what was sent is stored; the save goes on. */
  | { type: 'partSaved'; stored: Value; follow: Follow<Value> }
  | { type: 'saveFailed'; message: string }
  /** Somebody else's changes go under every step. */
  | { type: 'rebased'; theirs: Value; follow: Follow<Value> }
  | { type: 'conflictFound'; theirs: Value; message?: string | undefined }
  | { type: 'conflictLeft'; message?: string }
  /** What was chosen is one act on top of what is stored. */
  | { type: 'conflictResolved'; value: Value; follow: Follow<Value> }
  /** Something was stored past this desk: every state of it follows, and it is no act of this person. */
  | { type: 'followed'; follow: Follow<Value> };

/** What happens on a desk. Events that make no sense in a state leave it as it is. */
export function deskReducer<Value>(state: DeskState<Value>, event: DeskEvent<Value>): DeskState<Value> {
  switch (event.type) {
    case 'loadStarted':
      return state.phase === 'open' ? state : { phase: 'loading' };
    case 'loadFailed':
      return state.phase === 'open' ? state : { phase: 'failed', message: event.message, outage: event.outage };
    case 'loaded':
      // Somebody may have begun to work on an earlier reply.
      return state.phase === 'open' ? state : opened(event.value, event.draft ?? null);
    default:
      return state.phase === 'open' ? openDeskReducer(state, event) : state;
  }
}

// The draft keeps its base: if someone saved in between, the next save detects the conflict.
function opened<Value>(value: Value, draft: Draft<Value> | null): OpenDesk<Value> {
  return {
    phase: 'open',
    base: draft?.base ?? value,
    history: historyOf(draft?.mine ?? value),
    save: { status: 'idle' },
    savedAt: null,
    refusals: 0,
    isStale: false,
    stored: value,
    restoredFrom: draft?.writtenAt ?? null,
  };
}

type OpenDeskEvent<Value> = Exclude<DeskEvent<Value>, { type: 'loadStarted' | 'loaded' | 'loadFailed' }>;

function openDeskReducer<Value>(desk: OpenDesk<Value>, event: OpenDeskEvent<Value>): OpenDesk<Value> {
  const { base, history, save } = desk;
  switch (event.type) {
    case 'changed':
      return { ...desk, history: event.isStep ? recorded(history, event.value) : { ...history, present: event.value } };
    case 'undone':
      return { ...desk, history: undone(history) };
    case 'redone':
      return { ...desk, history: redone(history) };
    case 'discarded':
      // What is on its way is as good as stored; if it is refused, it is still here to be sent again.
      return save.status === 'saving'
        ? { ...desk, history: historyOf(save.sent), refusals: 0, restoredFrom: null }
        : { ...desk, base: desk.stored, history: historyOf(desk.stored), save: { status: 'idle' }, refusals: 0, restoredFrom: null };
    case 'saveRefused':
      return { ...desk, refusals: desk.refusals + 1 };
    case 'saveStarted':
      return { ...desk, save: { status: 'saving', sent: history.present } };
    case 'saved': {
      if (save.status !== 'saving') return desk;
      const { stored, isStale, follow, at } = event;
      const settled = { save: { status: 'idle' }, savedAt: at, refusals: 0, isStale, restoredFrom: null } as const;
      return { ...desk, ...settled, base: stored, stored, history: mapHistory(history, follow) };
    }
    case 'partSaved': {
      if (save.status !== 'saving') return desk;
      const { stored, follow } = event;
      return { ...desk, base: stored, stored, history: mapHistory(history, follow), save: { status: 'saving', sent: follow(save.sent) } };
    }
    case 'saveFailed':
      return save.status === 'saving' ? { ...desk, save: { ...save, status: 'failed', message: event.message } } : desk;
    case 'rebased':
      return { ...onto(desk, event), save: { status: 'idle' } };
    case 'conflictFound':
      return { ...desk, save: { status: 'conflict', theirs: event.theirs, message: event.message }, isStale: false };
    case 'conflictLeft':
      if (save.status !== 'conflict') return desk;
      if (event.message === undefined) return { ...desk, save: { status: 'idle' } };
      return { ...desk, save: { status: 'failed', message: event.message, sent: history.present } };
    case 'conflictResolved': {
      if (save.status !== 'conflict') return desk;
      const moved = onto(desk, { theirs: save.theirs, follow: event.follow });
      return { ...moved, history: recorded(moved.history, event.value), save: { status: 'idle' } };
    }
    case 'followed': {
      const { follow } = event;
      const newBase = follow(base);
      const stored = desk.stored === base ? newBase : follow(desk.stored);
      const followed = { ...desk, base: newBase, stored, history: mapHistory(history, follow) };
      if (save.status === 'saving') return { ...followed, save: { status: 'saving', sent: follow(save.sent) } };
      return save.status === 'conflict' ? { ...followed, save: { ...save, theirs: follow(save.theirs) } } : followed;
    }
  }
}

function onto<Value>(desk: OpenDesk<Value>, { theirs, follow }: { theirs: Value; follow: Follow<Value> }): OpenDesk<Value> {
  return { ...desk, base: theirs, stored: theirs, history: mapHistory(desk.history, follow), isStale: false };
}
