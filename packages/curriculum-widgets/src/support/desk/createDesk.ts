import { messageOf } from '../messageOf';
import { outageOf, type Outage } from '../resumption/outage';
import { isConflict } from '../saving/conflict';
import { keepDraft } from './keepDraft';
import { deskReducer, type DeskEvent, type DeskState } from './deskState';
import type { DeskNews, DeskPort, DeskVersions } from './DeskPort';

/** Somebody who saves faster than this can be followed is not followed for ever. */
const MOST_TRIES = 5;

/** The result of `createDesk`. */
export type Desk<Value> = ReturnType<typeof createDesk<Value>>;

/**
 * Holds work that is read, changed, saved over a version, and perhaps saved by somebody else first: without React, and without knowing what
 * it is. Nothing that was done here is lost by a failure or by somebody else; the rules are in the reducer, the nouns in the port.
 */
export function createDesk<Value>(port: DeskPort<Value>, now: () => number = () => Date.now()) {
  const { drafts } = port;
  const isUnchanged = drafts?.isSame ?? port.isSame;
  const keeper = drafts && keepDraft({ drafts, isSame: isUnchanged, now });
  let state: DeskState<Value> = { phase: 'loading' };
  if (port.initial !== undefined) state = deskReducer(state, { type: 'loaded', value: port.initial, draft: draftOf(port.initial) });
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

  function notify(news: DeskNews<Value>) {
    for (const listener of newsListeners) listener(news);
  }

  /** Reads what is stored, unless it is read already; the reply to an earlier reading is ignored. */
  function load() {
    if (state.phase === 'open') return;
    loading.abort();
    loading = new AbortController();
    dispatch({ type: 'loadStarted' });
    void read(loading.signal);
  }

  /** Reads what could not be read in an outage, which stays the state until it can; only another reason is news. */
  async function readAgain(signal: AbortSignal) {
    if (state.phase === 'failed') await read(signal, state.outage);
  }

  async function read(signal: AbortSignal, before?: Outage) {
    try {
      const value = await port.load({ signal });
      if (!signal.aborted) dispatch({ type: 'loaded', value, draft: draftOf(value) });
    } catch (error) {
      if (signal.aborted) return;
      const message = messageOf(error);
      const outage = outageOf(error, before);
      dispatch({ type: 'loadFailed', message, outage });
      if (!before || !outage) notify({ type: 'loadFailed', message });
    }
  }

  function draftOf(value: Value) {
    const draft = drafts?.read(value) ?? null;
    // What a draft says may have been stored after all, in another tab or by a save whose answer was lost.
    return draft && (isUnchanged(draft.base, draft.mine) || isUnchanged(value, draft.mine)) ? null : draft;
  }

  /** One save at a time; changes made meanwhile are sent with the next. Resolves with whether everything is stored. */
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
      const { base, stored, history, isStale } = state;
      const sent = history.present;
      if (port.isSendable?.(sent) === false) {
        dispatch({ type: 'saveRefused' });
        notify({ type: 'saveRefused' });
        return false;
      }
      if (!port.sendsUnchanged && port.isSame(base, sent)) {
        notify(tries === 1 ? { type: 'nothingToSave' } : { type: 'saved', sent, stored: base });
        return true;
      }
      dispatch({ type: 'saveStarted' });
      // A restored draft may have begun from something older than what was read.
      if (isStale || base !== stored) {
        if (!(isStale ? await takeTheirsIn() : takeIn(stored))) return false;
        continue;
      }
      const failure = await store(sent, base);
      if (!failure) return true;
      if (!isConflict(failure.error) || tries === MOST_TRIES) return fail(failure.error);
      if (!(await takeTheirsIn(failure.error))) return false;
    }
    return false;
  }

  /** Sends a value and takes in what was stored of it; resolves to why the rest was not. */
  async function store(sent: Value, base: Value): Promise<{ error: unknown } | undefined> {
    try {
      const work = await port.save(sent, base);
      const { stored, isStale = false, failure } = work;
      // What is not stored yet stays a change of this person.
      const ahead = failure ? port.rebase(base, sent, stored) : stored;
      const follow = port.follow?.(sent, stored) ?? ((value: Value) => port.rebase(sent, value, ahead));
      dispatch(failure ? { type: 'partSaved', stored, follow } : { type: 'saved', stored, isStale, follow, at: now() });
      notify({ type: 'saved', sent, ...work });
      return failure;
    } catch (error) {
      return { error };
    }
  }

  function fail(error: unknown): false {
    dispatch({ type: 'saveFailed', message: messageOf(error) });
    if (port.isRefusal?.(error)) dispatch({ type: 'saveRefused' });
    notify({ type: 'saveFailed', error });
    return false;
  }

  /** Loads the stored value for a save, and rebases where no choice is required; resolves with whether it did. */
  async function takeTheirsIn(refusal?: unknown): Promise<boolean> {
    try {
      return takeIn(await port.load(refusal === undefined ? {} : { refusal }), { refusal });
    } catch (error) {
      return fail(refusal ?? error);
    }
  }

  function isRival(versions: DeskVersions<Value>): boolean {
    const { base, mine, theirs } = versions;
    return port.isRival ? port.isRival(versions) : !port.isSame(base, theirs) && !port.isSame(base, mine);
  }

  function takeIn(theirs: Value, { refusal, isQuiet = false }: { refusal?: unknown; isQuiet?: boolean } = {}): boolean {
    if (state.phase !== 'open') return false;
    const { base, history } = state;
    const versions = { base, mine: history.present, theirs };
    if (isQuiet) {
      // What cannot be taken in is found by the next save, which asks.
      if (state.save.status !== 'idle' || state.base !== state.stored || (port.collides ?? isRival)(versions)) return false;
    } else if (isRival(versions)) {
      dispatch({ type: 'conflictFound', theirs, message: refusal === undefined ? undefined : messageOf(refusal) });
      notify({ type: 'conflictFound' });
      return false;
    }
    dispatch({ type: 'rebased', theirs, follow: (value) => port.rebase(base, value, theirs) });
    if (!port.isSame(base, theirs)) notify({ type: 'othersTakenIn', isQuiet, ...versions });
    return true;
  }

  /** Reads what is stored and takes it in; a reading that a save overtook is made again. Quietly, nobody is asked or told. */
  async function refresh({ isQuiet = false } = {}): Promise<boolean> {
    while (saving) await saving;
    if (state.phase !== 'open') return false;
    const { base } = state;
    try {
      const theirs = await port.load({});
      return saving || state.base !== base ? await refresh({ isQuiet }) : takeIn(theirs, { isQuiet });
    } catch (error) {
      if (!isQuiet) notify({ type: 'loadFailed', message: messageOf(error) });
      return false;
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
    readAgain,
    /** The desk is no longer shown; unsaved changes are in the draft. */
    leave() {
      loading.abort();
      keeper?.flush();
    },
    /** Writes the draft at once, for a page that is being hidden. */
    flushDraft: () => keeper?.flush(),
    /** Changes the value; a step is taken back by one undo. */
    change(change: (value: Value) => Value, { isStep = true } = {}) {
      if (state.phase !== 'open' || (port.isLockedWhileSaving && state.save.status === 'saving')) return;
      const { present } = state.history;
      const value = change(present);
      if (value !== present) dispatch({ type: 'changed', value, isStep });
    },
    save,
    /** Something was stored past this desk: it is read and taken in where nobody has to choose; answers whether it was. */
    refresh,
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
    /** Discards unsaved changes. */
    discard: () => dispatch({ type: 'discarded' }),
  };
}
