import { useState } from 'react';
import { createDesk } from '../desk/createDesk';
import type { DeskNews } from '../desk/DeskPort';
import type { DeskState } from '../desk/deskState';
import { useOwnDesk } from '../desk/useDesk';
import { useLatest } from '../desk/useLatest';
import { countDifferences, rebaseValues, type RecordConflicting } from './recordMerge';
import { recordRules, type RecordWork } from './recordWork';

/** How far saving is; `theirs` is what somebody else stored since the record was read. */
export type RecordDialogStatus<Values> =
  | { step: 'filling' | 'blank' | 'unchanged' | 'saving' }
  | { step: 'failed'; message: string }
  /** `message` is what the refused save said. */
  | { step: 'conflict'; theirs: Values; message?: string | undefined };

export interface UseRecordDialogOptions<Values extends object, Stored> {
  /** The record as it was read; null for a new one. */
  record: Stored | null;
  toValues: (record: Stored | null) => Values;
  /** Whether the values may be sent over a record. */
  isSendable: (values: Values, over: Stored | null) => boolean;
  /** When two values say the same, so that nothing is sent. @default Save always sends */
  isSame?: (one: Values, other: Values) => boolean;
  /** Stores the values over a record; resolves to the record as stored. An old version rejects with code '30009'. */
  send: (values: Values, over: Stored | null) => Promise<Stored>;
  /** What somebody else stored meanwhile, out of the refusal of an old version or read again. */
  loadNewer: (refusal: unknown) => Promise<Stored>;
  /** Called with the record as stored, and with the one over which it was. */
  onSaved: (stored: Stored, over: Stored | null) => void;
  /** Called with what somebody else stored when all of it was chosen, so that nothing is left to save. @default it is sent like any choice */
  onTheirsTaken?: (stored: Stored) => void;
  /** Called when nothing was sent, or it was refused; a failure comes with its error. */
  onRefused: (why: 'blank' | 'refused', error?: unknown) => void;
}

/** A record in a dialog: its fields and their save. Who was not the first to save sees what the other wrote: Save stores over it. */
export function useRecordDialog<Values extends object, Stored>(options: UseRecordDialogOptions<Values, Stored>) {
  const latest = useLatest(options);
  const { isSame } = options;
  // The work that said nothing new when it was last to be saved.
  const [unchanged, setUnchanged] = useState<RecordWork<Values, Stored> | null>(null);
  const { desk, state } = useOwnDesk(null, open, handleNews);

  function open() {
    const workOf = (record: Stored | null): RecordWork<Values, Stored> => ({ record, values: options.toValues(record) });
    return createDesk<RecordWork<Values, Stored>>({
      ...recordRules<Values, Stored>(),
      ...(isSame && { isSame: (one, other) => latest().isSame?.(one.values, other.values) ?? false, sendsUnchanged: false }),
      initial: workOf(options.record),
      load: async ({ refusal }) => workOf(await latest().loadNewer(refusal)),
      save: async ({ values }, { record }) => ({ stored: workOf(await latest().send(values, record)) }),
      isSendable: ({ values, record }) => latest().isSendable(values, record),
    });
  }

  function handleNews(news: DeskNews<RecordWork<Values, Stored>>) {
    if (news.type === 'saved' && news.stored.record !== null) options.onSaved(news.stored.record, news.sent.record);
    else if (news.type === 'nothingToSave') setUnchanged(presentOf(desk.getState()));
    else if (news.type === 'saveRefused') options.onRefused('blank');
    else if (news.type === 'conflictFound') options.onRefused('refused');
    else if (news.type === 'saveFailed') options.onRefused('refused', news.error);
  }

  if (state.phase !== 'open') throw new Error('A record dialog is open from the start.');
  const { base, history, save, refusals } = state;
  const { values } = history.present;
  const conflict: RecordConflicting<Values> = {
    conflict: save.status === 'conflict' ? { base: base.values, mine: values, theirs: save.theirs.values } : null,
    async resolveConflict(chosen) {
      if (save.status !== 'conflict') return false;
      const { record } = save.theirs;
      const work = { record, values: chosen };
      const isTheirs = (isSame ?? isSameValues)(chosen, save.theirs.values);
      if (!options.onTheirsTaken || record === null || !isTheirs) return desk.resolve(work);
      desk.choose(work);
      options.onTheirsTaken(record);
      return true;
    },
    leaveConflict: desk.leaveConflict,
  };
  return {
    ...conflict,
    form: values,
    /** The record that the fields are compared with and saved over. */
    record: base.record,
    status: statusOf(),
    change: (part: Partial<Values>) => desk.change((work) => ({ ...work, values: { ...work.values, ...part } }), { isStep: false }),
    save: () => (save.status === 'conflict' ? desk.resolve({ ...save.theirs, values }) : desk.save()),
    /** The record was stored past this dialog: what was typed is laid over it. */
    follow(record: Stored) {
      const newer = options.toValues(record);
      desk.follow((work) => ({ record, values: rebaseValues(base.values, work.values, newer) }));
    },
    takeTheirs() {
      if (save.status === 'conflict') desk.choose(save.theirs);
    },
  };

  function statusOf(): RecordDialogStatus<Values> {
    if (save.status === 'saving') return { step: 'saving' };
    if (save.status === 'conflict') return { step: 'conflict', theirs: save.theirs.values, message: save.message };
    if (save.status === 'failed' && save.sent === history.present) return { step: 'failed', message: save.message };
    if (unchanged === history.present) return { step: 'unchanged' };
    return { step: refusals > 0 && !options.isSendable(values, base.record) ? 'blank' : 'filling' };
  }
}

function isSameValues<Values extends object>(one: Values, other: Values): boolean {
  return countDifferences(one, other) === 0;
}

function presentOf<Value>(state: DeskState<Value>): Value | null {
  return state.phase === 'open' ? state.history.present : null;
}
