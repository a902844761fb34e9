import type { DeskState, OpenDesk } from '../desk/deskState';
import type { RecordWork } from './recordWork';

/** The state of the last save of a record. */
export type RecordSave<Values> =
  | { status: 'idle' | 'saving' }
  | { status: 'saved'; at: number }
  | { status: 'failed'; message: string }
  | { status: 'conflict'; theirs: Values };

/** A record on a form. */
export interface RecordOpen<Values, Stored> extends RecordWork<Values, Stored> {
  phase: 'open';
  /** Null until a new record is stored. */
  id: number | null;
  /** What the form said when it was read or stored. */
  baseline: Values;
  save: RecordSave<Values>;
  /** How often a save was refused since the last good one; above 0 mistakes are marked. */
  refusals: number;
  /** When the draft that fills the form was written; null when it comes from what is stored. */
  restoredFrom: number | null;
}

/** A record form: on its way, not to be had, or open. */
export type RecordFormState<Values, Stored> = { phase: 'loading' } | { phase: 'failed'; message: string } | RecordOpen<Values, Stored>;

/** The desk of the record that is stored under an id, as its form shows it. */
export function recordFormState<Values, Stored>(
  state: DeskState<RecordWork<Values, Stored>>,
  id: number | null,
): RecordFormState<Values, Stored> {
  if (state.phase !== 'open') return state;
  const { base, history, refusals, restoredFrom } = state;
  const { values } = history.present;
  return { phase: 'open', id, record: base.record, values, baseline: base.values, save: saveOf(state), refusals, restoredFrom };
}

function saveOf<Values, Stored>({ save, savedAt }: OpenDesk<RecordWork<Values, Stored>>): RecordSave<Values> {
  if (save.status === 'idle') return savedAt === null ? save : { status: 'saved', at: savedAt };
  if (save.status === 'conflict') return { status: 'conflict', theirs: save.theirs.values };
  return save.status === 'saving' ? { status: 'saving' } : save;
}
