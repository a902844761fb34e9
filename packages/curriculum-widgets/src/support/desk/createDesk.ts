import { messageOf } from '../messageOf';
import { isConflict } from '../saving/conflict';
import { keepDraft } from './keepDraft';
import { deskReducer, type DeskEvent, type DeskState } from './deskState';
import type { DeskNews, DeskPort, StoredWork } from './DeskPort';

/** Somebody who saves faster than this can be followed is not followed for ever. */
const MOST_TRIES = 5;

/** What `createDesk` gives. */
export type Desk<Value> = ReturnType<typeof createDesk<Value>>;

/**
 * Holds work that is read, changed, saved over a version, and perhaps saved by somebody else first: without React, and without knowing what
 * it is. Nothing that was done here is lost by a failure or by somebody else; the rules are in the reducer, the nouns in the port.
 */
export function createDesk<Value>(port: DeskPort<Value>, now: () => number = () => Date.now()) {
  const { drafts } = port;
  const keeper = drafts && keepDraft({ drafts, isSame: port.isSame, now });
  let state: DeskState<Value> = { phase: 'loading' };
  if (port.initial !== undefined) state = deskReducer(state, { type: 'loaded', value: port.initial });
  let saving: Promise<boolean> | null = null;
  let loading = new AbortController();
  const listeners = new Set<() => void>();
  const newsListeners = new Set<(news: DeskNews<Value>) => void>();

  function dispatch(event: DeskEvent<Value>) {
    const next = deskReducer(state, event);
    if (next === state) return;
    const isOther = next.phase !== 'open' || state.phase !== 'open' || next.base !== state.base || next.history !== state.history;
    state = next;
    if (isOther) keeper?.follow(next);
    for (const listener of listeners) listener();
  }

  function tell(news: DeskNews<Value>) {
    for (const listener of newsListeners) listener(news);
  }

  /** Reads what is stored; the reply to an earlier reading is ignored. */
  function load() {
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    dispatch({ type: 'loadStarted' });
    port.load({ signal }).then(
      (value) => signal.aborted || dispatch({ type: 'loaded', value, draft: draftOf(value) }),
      (error: unknown) => {
        if (signal.aborted || state.phase === 'open') return;
        dispatch({ type: 'loadFailed', message: messageOf(error) });
        tell({ type: 'loadFailed', message: messageOf(error) });
      },
    );
  }

  function draftOf(value: Value) {
    const draft = drafts?.read(value) ?? null;
    return draft && port.isSame(draft.base, draft.mine) ? null : draft;
  }

  /** One save at a time; what was changed while one ran goes with the next. Resolves to whether all of it is stored. */
  async function save(): Promise<boolean> {
    while (saving) {
      const isStored = await saving;
      if (isStored && state.phase === 'open' && port.isSame(state.base, state.history.present)) return true;
    }
    saving = send().finally(() => (saving = null));
    return saving;
  }

  async function send(): Promise<boolean> {
    for (let tries = 1; state.phase === 'open'; tries += 1) {
      const { base, history, isStale } = state;
      const sent = history.present;
      if (port.isSendable?.(sent) === false) {
        dispatch({ type: 'saveRefused' });
        tell({ type: 'saveRefused' });
        return false;
      }
      if (!port.sendsUnchanged && port.isSame(base, sent)) {
        tell(tries === 1 ? { type: 'nothingToSave' } : { type: 'saved', sent, stored: base });
        return true;
      }
      dispatch({ type: 'saveStarted' });
      if (isStale) {
        if (!(await takeTheirsIn())) return false;
        continue;
      }
      try {
        settle(sent, await port.save(sent, base));
        return true;
      } catch (error) {
        if (!isConflict(error) || tries === MOST_TRIES) return fail(error);
        if (!(await takeTheirsIn(error))) return false;
      }
    }
    return false;
  }

  function settle(sent: Value, { stored, isStale = false }: StoredWork<Value>) {
    const laidOver = (value: Value) => port.rebase(sent, value, stored);
    dispatch({ type: 'saved', stored, isStale, follow: port.follow?.(sent, stored) ?? laidOver, at: now() });
    tell({ type: 'saved', sent, stored, isStale });
  }

  function fail(error: unknown): false {
    dispatch({ type: 'saveFailed', message: messageOf(error) });
    if (port.isRefusal?.(error)) dispatch({ type: 'saveRefused' });
    tell({ type: 'saveFailed', error });
    return false;
  }

  /** Takes in what is stored where nobody has to choose; says whether it did. */
  async function takeTheirsIn(refusal?: unknown): Promise<boolean> {
    try {
      const theirs = await port.load(refusal === undefined ? {} : { refusal });
      if (state.phase !== 'open') return false;
      const { base, history } = state;
      const versions = { base, mine: history.present, theirs };
      if (port.isRival ? port.isRival(versions) : !port.isSame(base, theirs)) {
        dispatch({ type: 'conflictFound', theirs });
        tell({ type: 'conflictFound' });
        return false;
      }
      dispatch({ type: 'rebased', theirs, follow: (value) => port.rebase(base, value, theirs) });
      if (!port.isSame(base, theirs)) tell({ type: 'othersTakenIn', ...versions });
      return true;
    } catch (error) {
      return fail(refusal ?? error);
    }
  }

  function choose(value: Value): boolean {
    if (state.phase !== 'open' || state.save.status !== 'conflict') return false;
    const { base, save: conflict } = state;
    dispatch({ type: 'conflictResolved', value, follow: (step) => port.rebase(base, step, conflict.theirs) });
    return true;
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onNews(listener: (news: DeskNews<Value>) => void) {
      newsListeners.add(listener);
      return () => void newsListeners.delete(listener);
    },
    load,
    /** Nobody looks at the desk any more; what is unsaved lies in the draft. */
    leave() {
      loading.abort();
      keeper?.flush();
    },
    /** Writes the draft at once, for a page that goes. */
    flushDraft: () => keeper?.flush(),
    /** Changes the value; a step is taken back by one undo. */
    change(change: (value: Value) => Value, { isStep = true } = {}) {
      if (state.phase !== 'open') return;
      const { present } = state.history;
      const value = change(present);
      if (value !== present) dispatch({ type: 'changed', value, isStep });
    },
    save,
    /** Something was stored past this desk: it is read and taken in where nobody has to choose. */
    async refresh(): Promise<boolean> {
      while (saving) await saving;
      return takeTheirsIn();
    },
    /** Something was stored past this desk and is known: every state follows it. */
    follow: (follow: (value: Value) => Value) => dispatch({ type: 'followed', follow }),
    /** Saves what was chosen between two versions on top of the newer one. */
    async resolve(value: Value): Promise<boolean> {
      return choose(value) && save();
    },
    /** Goes on from the newer version with what was chosen, unsaved. */
    choose,
    /** Puts the choice off; everything stays as it is, unsaved. */
    leaveConflict: (message?: string) => dispatch({ type: 'conflictLeft', message }),
    undo: () => dispatch({ type: 'undone' }),
    redo: () => dispatch({ type: 'redone' }),
    /** Gives unsaved changes up. */
    discard: () => dispatch({ type: 'discarded' }),
  };
}
