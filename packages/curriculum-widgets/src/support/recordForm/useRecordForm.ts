import { useCallback, useMemo, useState } from 'react';
import type { DeskNews } from '../desk/DeskPort';
import type { DraftOwner } from '../desk/drafts';
import { createPlainDrafts } from '../desk/plainDrafts';
import { useDesk } from '../desk/useDesk';
import { useLatest } from '../desk/useLatest';
import { countChanges, createRecordDesk, type FieldProblems, type RecordPort } from './recordDesk';
import { recordDrafts } from './recordDrafts';
import type { RecordConflicting } from './recordMerge';
import { recordFormState, type RecordFormState } from './recordFormState';
import type { RecordWork } from './recordWork';

/** What a save stored. */
export interface SavedRecordForm<Stored> {
  id: number;
  wasNew: boolean;
  /** The record as stored; null where it could not be read back. */
  record: Stored | null;
}

export interface UseRecordFormOptions<Values extends object, Stored> extends RecordPort<Values, Stored>, DraftOwner {
  /** What kind of record it is, such as `occupation`: drafts of one kind are kept apart from those of another. */
  draftKind: string;
  /** The record to edit; without it a new one begins. An id that this form stored itself goes on with the same form. */
  recordId?: number;
  /** What people who may only read see, such as the English where there is any. @default `toValues` */
  toReadable?: (record: Stored) => Values;
  /** @default false */
  isReadOnly?: boolean;
  onSaved?: (saved: SavedRecordForm<Stored>) => void;
  /** Called with the reason when a save failed. */
  onSaveFail?: (error: unknown) => void;
  /** Called once while unsaved work cannot be kept. */
  onDraftError?: () => void;
  /** Time for "saved at". @default the machine's clock */
  now?: () => number;
}

/** The result of `useRecordForm`, passed to `RecordFormPage` as is. */
export interface RecordForm<Values extends object, Stored> extends RecordConflicting<Values> {
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
  /** Discards unsaved changes. */
  discard: () => void;
  /** Reads the record again: after it could not be had, or because it was changed elsewhere. */
  reload: () => void;
}

const machineClock = () => Date.now();
const nothingWrong: FieldProblems = {};

/**
 * One record on a form: it is read, changed, checked and saved. Nothing that was typed is lost by a failure or by somebody who saved
 * first: a newer version that says the same as the one that was read is taken over silently, any other is shown beside one's own.
 */
export function useRecordForm<Values extends object, Stored>(options: UseRecordFormOptions<Values, Stored>): RecordForm<Values, Stored> {
  const { recordId, isReadOnly = false, toReadable = options.toValues } = options;
  const latest = useLatest(options);
  // What the server found wrong, by field, until that field is changed.
  const [refused, setRefused] = useState(nothingWrong);
  const [session, setSession] = useState(() => ({ recordId, desk: open() }));
  // Another record is another desk; one that was stored for the first time stays on its own.
  if (session.recordId !== recordId) setSession({ recordId, desk: session.desk.storedId() === (recordId ?? null) ? session.desk : open() });
  const { desk } = session;

  function open() {
    const now = () => (latest().now ?? machineClock)();
    const opened = createRecordDesk<Values, Stored>(recordId, latest, now, draftsOf);
    // Not unsubscribed with the form: a save that ends after the page was left still shows its toast.
    opened.onNews((news) => handleNews(news, opened.storedId()));
    return opened;
  }

  // Whoever opened the form owns the draft: a sign-in that ended leaves it to them.
  function draftsOf(id: number | null) {
    const { draftKind: kind, draftStorage, userId } = options;
    if (isReadOnly) return undefined;
    const form = recordDrafts<Values, Stored>();
    return createPlainDrafts({ draftStorage, userId, kind, subject: id ?? 'new', form, onWriteError: () => latest().onDraftError?.() });
  }

  function handleNews(news: DeskNews<RecordWork<Values, Stored>>, id: number | null) {
    const { onSaved, onSaveFail, problemsOfError } = latest();
    if (news.type === 'saveFailed') {
      setRefused(problemsOfError?.(news.error) ?? nothingWrong);
      onSaveFail?.(news.error);
    } else if (news.type === 'saved' && id !== null) {
      setRefused(nothingWrong);
      onSaved?.({ id, wasNew: news.sent.record === null, record: news.isStale ? null : news.stored.record });
    }
  }

  const deskState = useDesk(desk);

  const save = useCallback(async () => (latest().isReadOnly ? false : desk.save()), [desk, latest]);
  const state = useMemo(() => recordFormState(deskState, desk.storedId()), [deskState, desk]);
  const isOpen = deskState.phase === 'open';
  const changeCount = isReadOnly || !isOpen ? 0 : countChanges(deskState);
  const isMarked = isOpen && !isReadOnly && deskState.refusals > 0;
  return {
    state,
    values: state.phase === 'open' ? (isReadOnly && state.record ? toReadable(state.record) : state.values) : null,
    set: useCallback(
      (change: Partial<Values>) => {
        desk.change((work) => ({ ...work, values: { ...work.values, ...change } }), { isStep: false });
        setRefused((before) => without(before, Object.keys(change)));
      },
      [desk],
    ),
    problems: isMarked && state.phase === 'open' ? { ...refused, ...options.problemsOf(state.values) } : nothingWrong,
    isReadOnly,
    isChanged: changeCount > 0,
    changeCount,
    isSaving: isOpen && deskState.save.status === 'saving',
    save,
    discard: useCallback(() => {
      desk.discard();
      setRefused(nothingWrong);
    }, [desk]),
    reload: useCallback(() => (desk.getState().phase === 'open' ? void desk.refresh() : desk.load()), [desk]),
    conflict:
      state.phase === 'open' && state.save.status === 'conflict'
        ? { base: state.baseline, mine: state.values, theirs: state.save.theirs }
        : null,
    resolveConflict: useCallback(
      async (values: Values) => {
        const current = desk.getState();
        if (current.phase !== 'open' || current.save.status !== 'conflict') return false;
        return desk.resolve({ ...current.save.theirs, values });
      },
      [desk],
    ),
    leaveConflict: desk.leaveConflict,
  };
}

function without(problems: FieldProblems, names: readonly string[]): FieldProblems {
  const isMended = (key: string) => names.some((name) => key === name || key.startsWith(`${name}.`));
  return Object.fromEntries(Object.entries(problems).filter(([key]) => !isMended(key)));
}
