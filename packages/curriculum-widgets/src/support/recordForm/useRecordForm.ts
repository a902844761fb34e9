import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { isConflict } from '../saving/conflict';
import { messageOf } from '../messageOf';
import {
  countChanges,
  recordFormReducer,
  type FieldProblems,
  type RecordFormEvent,
  type RecordFormState,
  type RecordOpen,
} from './recordFormState';
import { countDifferences } from './recordMerge';

/** What a save stored. */
export interface SavedRecordForm<Stored> {
  id: number;
  wasNew: boolean;
  /** The record as stored; null where it could not be read back. */
  record: Stored | null;
}

export interface UseRecordFormOptions<Values extends object, Stored> {
  /** The record to edit; without it a new one begins. An id that this form stored itself goes on with the same form. */
  recordId?: number;
  /** Reads the record as it is kept: in Chinese, with its translations. */
  load: (id: number, options: { signal?: AbortSignal }) => Promise<Stored>;
  /** The values of a new record. */
  blank: () => Values;
  /** What the form says of a record; every field has a key of its own, and lists and objects are plain. */
  toValues: (record: Stored) => Values;
  /** What people who may only read see, such as the English where there is any. @default `toValues` */
  toReadable?: (record: Stored) => Values;
  /** Stores the values: a new record without `id`; otherwise over `record`, whose version goes along. An old version rejects with code '30009'. */
  send: (values: Values, over: { id: number | null; record: Stored | null }) => Promise<{ id: number }>;
  /** What is wrong with the values, one sentence for each field; nothing is sent while there is anything. */
  problemsOf: (values: Values) => FieldProblems;
  /** Which fields a refusal of the server speaks of, to be marked there. @default none: the message is shown as a toast alone */
  problemsOfError?: (error: unknown) => FieldProblems | null;
  /** @default false */
  isReadOnly?: boolean;
  onSaved?: (saved: SavedRecordForm<Stored>) => void;
  /** Hears why a save failed. */
  onSaveFail?: (error: unknown) => void;
  /** Time for "saved at". @default the machine's clock */
  now?: () => number;
}

/** What `useRecordForm` gives; `RecordFormPage` takes it as it is. */
export interface RecordForm<Values extends object, Stored> {
  state: RecordFormState<Values, Stored>;
  /** What the form shows; null until it is open. */
  values: Values | null;
  set: (change: Partial<Values>) => void;
  /** What to mark: nothing before the first attempt to save, and each goes as its field is mended. */
  problems: FieldProblems;
  isReadOnly: boolean;
  isChanged: boolean;
  changeCount: number;
  isSaving: boolean;
  /** Saves; resolves to whether it is stored. */
  save: () => Promise<boolean>;
  /** Gives unsaved changes up. */
  discard: () => void;
  /** Reads the record again after it could not be had. */
  reload: () => void;
  /** Saves what was chosen between two versions on top of the newer one. */
  resolveConflict: (values: Values) => Promise<boolean>;
  leaveConflict: (message: string) => void;
}

const machineClock = () => Date.now();
const nothingWrong: FieldProblems = {};

/**
 * One record on a form: it is read, changed, checked and saved. Nothing that was typed is lost by a failure or by somebody who saved
 * first: a newer version that says the same as the one that was read is taken over silently, any other is shown beside one's own.
 */
export function useRecordForm<Values extends object, Stored>(options: UseRecordFormOptions<Values, Stored>): RecordForm<Values, Stored> {
  const { recordId, isReadOnly = false } = options;
  const [state, dispatch] = useReducer(
    (now: RecordFormState<Values, Stored>, event: RecordFormEvent<Values, Stored>) => recordFormReducer(now, event),
    { phase: 'loading' } as RecordFormState<Values, Stored>,
  );
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ options, state });
  useEffect(() => {
    latest.current = { options, state };
  });
  // A save belongs to the record that was on the form when it began; two presses at once are one save.
  const session = useRef(0);
  const isBusy = useRef(false);

  useEffect(() => {
    const { options: at, state: current } = latest.current;
    if (recordId !== undefined && current.phase === 'open' && current.id === recordId) return undefined;
    session.current += 1;
    isBusy.current = false;
    if (recordId === undefined) {
      dispatch({ type: 'opened', id: null, record: null, values: at.blank() });
      return undefined;
    }
    const controller = new AbortController();
    void open(recordId, controller.signal);
    return () => controller.abort();

    async function open(id: number, signal: AbortSignal) {
      dispatch({ type: 'loadStarted' });
      try {
        const record = await latest.current.options.load(id, { signal });
        if (!signal.aborted) dispatch({ type: 'opened', id, record, values: latest.current.options.toValues(record) });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'loadFailed', message: messageOf(error) });
      }
    }
  }, [recordId, attempt]);

  /** Sends values that were checked; resolves to whether they are stored. */
  const send = useCallback(async (started: RecordOpen<Values, Stored>): Promise<boolean> => {
    const { load, toValues, now = machineClock, onSaved, onSaveFail, send: store, problemsOfError } = latest.current.options;
    const read = async (id: number) => {
      const record = await load(id, {});
      return { record, values: toValues(record) };
    };
    const ownSession = session.current;
    const tell = (event: RecordFormEvent<Values, Stored>) => {
      if (session.current === ownSession) dispatch(event);
    };
    let open = started;
    const apply = (event: RecordFormEvent<Values, Stored>) => {
      const next = recordFormReducer(open, event);
      if (next.phase === 'open') open = next;
      tell(event);
    };
    /** Goes on over a newer version where it says the same as the one that was read; false where a person has to choose. */
    const takeOver = (newer: { record: Stored; values: Values }) => {
      const isRival = countDifferences(newer.values, open.baseline) > 0;
      apply({ type: isRival ? 'conflictFound' : 'versionMoved', ...newer });
      return !isRival;
    };

    if (isBusy.current) return false;
    isBusy.current = true;
    apply({ type: 'saveStarted' });
    try {
      if (open.isStale && open.id !== null && !takeOver(await read(open.id))) return false;
      const wasNew = open.id === null;
      const sent = started.values;
      const id = await storeOver(sent);
      if (id === null) return false;
      const reread = await read(id).catch(() => null);
      tell({ type: 'saved', id, reread, at: now() });
      onSaved?.({ id, wasNew, record: reread?.record ?? null });
      return true;
    } catch (error) {
      tell({ type: 'saveFailed', message: messageOf(error), problems: problemsOfError?.(error) });
      onSaveFail?.(error);
      return false;
    } finally {
      if (session.current === ownSession) isBusy.current = false;
    }

    async function storeOver(sent: Values): Promise<number | null> {
      for (let isLast = false; ; isLast = true) {
        try {
          return (await store(sent, { id: open.id, record: open.record })).id;
        } catch (error) {
          const newer = isConflict(error) && open.id !== null && !isLast ? await read(open.id).catch(() => null) : null;
          if (!newer) throw error;
          if (!takeOver(newer)) return null;
        }
      }
    }
  }, []);

  const save = useCallback(async (): Promise<boolean> => {
    const { state: current, options: at } = latest.current;
    if (current.phase !== 'open' || at.isReadOnly || current.save.status === 'saving') return false;
    if (Object.keys(at.problemsOf(current.values)).length > 0) {
      dispatch({ type: 'saveRefused' });
      return false;
    }
    return send(current);
  }, [send]);

  const resolveConflict = useCallback(
    async (values: Values): Promise<boolean> => {
      const { state: current, options: at } = latest.current;
      const resolved = recordFormReducer(current, { type: 'conflictResolved', values });
      dispatch({ type: 'conflictResolved', values });
      if (resolved.phase !== 'open') return false;
      if (Object.keys(at.problemsOf(values)).length === 0) return send(resolved);
      dispatch({ type: 'saveRefused' });
      return false;
    },
    [send],
  );

  const isOpen = state.phase === 'open';
  const readable = options.toReadable ?? options.toValues;
  const values = isOpen ? (isReadOnly && state.record ? readable(state.record) : state.values) : null;
  const changeCount = isReadOnly ? 0 : countChanges(state);
  return {
    state,
    values,
    set: useCallback((change: Partial<Values>) => dispatch({ type: 'changed', change }), []),
    problems: isOpen && state.refusals > 0 && !isReadOnly ? { ...state.refused, ...options.problemsOf(state.values) } : nothingWrong,
    isReadOnly,
    isChanged: changeCount > 0,
    changeCount,
    isSaving: isOpen && state.save.status === 'saving',
    save,
    discard: useCallback(() => dispatch({ type: 'discarded' }), []),
    reload: useCallback(() => setAttempt((count) => count + 1), []),
    resolveConflict,
    leaveConflict: useCallback((message: string) => dispatch({ type: 'conflictLeft', message }), []),
  };
}
