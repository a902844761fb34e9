import { countDifferences, rebaseValues } from './recordMerge';

/** What is wrong, in one sentence for each field; a row of a list may have a name of its own, such as `skills.2`. */
export type FieldProblems = Readonly<Partial<Record<string, string>>>;

/** How the last save of a record stands. */
export type RecordSave<Values, Stored> =
  | { status: 'idle' }
  | { status: 'saving'; sent: Values }
  | { status: 'saved'; at: number }
  | { status: 'failed'; message: string }
  | { status: 'conflict'; theirs: Values; record: Stored };

/** A record on a form. */
export interface RecordOpen<Values, Stored> {
  phase: 'open';
  /** Null until a new record is stored. */
  id: number | null;
  /** The record as it was last read; null for a new one. */
  record: Stored | null;
  /** What the form said when it was read or stored. */
  baseline: Values;
  values: Values;
  save: RecordSave<Values, Stored>;
  /** How often a save was refused since the last good one; above 0 mistakes are marked. */
  refusals: number;
  /** What the server found wrong, by field, until that field is changed. */
  refused: FieldProblems;
  /** Whether the record was stored but could not be read back, so that it must be read before it is saved again. */
  isStale: boolean;
}

/** A record form: on its way, not to be had, or open. */
export type RecordFormState<Values, Stored> = { phase: 'loading' } | { phase: 'failed'; message: string } | RecordOpen<Values, Stored>;

/** What can happen to a record form. */
export type RecordFormEvent<Values, Stored> =
  | { type: 'loadStarted' }
  | { type: 'loadFailed'; message: string }
  | { type: 'opened'; id: number | null; record: Stored | null; values: Values }
  | { type: 'changed'; change: Partial<Values> }
  | { type: 'discarded' }
  | { type: 'saveRefused' }
  | { type: 'saveStarted' }
  /** `reread` is the record as stored; null where it could not be read back. */
  | { type: 'saved'; id: number; reread: { record: Stored; values: Values } | null; at: number }
  | { type: 'saveFailed'; message: string; problems?: FieldProblems | null }
  /** A newer version says the same in everything that the form shows: the work goes on from there. */
  | { type: 'versionMoved'; record: Stored; values: Values }
  | { type: 'conflictFound'; record: Stored; values: Values }
  | { type: 'conflictLeft'; message: string }
  | { type: 'conflictResolved'; values: Values };

/** Events that make no sense in the current phase leave the state as it is. */
export function recordFormReducer<Values extends object, Stored>(
  state: RecordFormState<Values, Stored>,
  event: RecordFormEvent<Values, Stored>,
): RecordFormState<Values, Stored> {
  switch (event.type) {
    case 'loadStarted':
      return { phase: 'loading' };
    case 'loadFailed':
      return state.phase === 'open' ? state : { phase: 'failed', message: event.message };
    case 'opened':
      return openedRecord(event);
  }
  return state.phase === 'open' ? openReducer(state, event) : state;
}

type OpenEvent<Values, Stored> = Exclude<RecordFormEvent<Values, Stored>, { type: 'loadStarted' | 'loadFailed' | 'opened' }>;

function openReducer<Values extends object, Stored>(
  state: RecordOpen<Values, Stored>,
  event: OpenEvent<Values, Stored>,
): RecordOpen<Values, Stored> {
  switch (event.type) {
    case 'changed': {
      // A save under way goes on; what is typed meanwhile stays unsaved.
      const save: RecordSave<Values, Stored> = state.save.status === 'saved' ? { status: 'idle' } : state.save;
      return { ...state, values: { ...state.values, ...event.change }, save, refused: without(state.refused, Object.keys(event.change)) };
    }
    case 'discarded':
      return { ...state, values: state.baseline, save: { status: 'idle' }, refusals: 0, refused: {} };
    case 'saveRefused':
      return { ...state, refusals: state.refusals + 1 };
    case 'saveStarted':
      return { ...state, save: { status: 'saving', sent: state.values } };
    case 'saved':
      return stored(state, event);
    case 'saveFailed': {
      const refused = event.problems ?? {};
      const refusals = Object.keys(refused).length > 0 ? state.refusals + 1 : state.refusals;
      return { ...state, save: { status: 'failed', message: event.message }, refused, refusals };
    }
    case 'versionMoved':
      return { ...state, ...ontoNewer(state, event), isStale: false };
    case 'conflictFound':
      return { ...state, save: { status: 'conflict', theirs: event.values, record: event.record }, isStale: false };
    case 'conflictLeft':
      return state.save.status === 'conflict' ? { ...state, save: { status: 'failed', message: event.message } } : state;
    case 'conflictResolved': {
      if (state.save.status !== 'conflict') return state;
      const { theirs, record } = state.save;
      return { ...state, record, baseline: theirs, values: event.values, save: { status: 'idle' } };
    }
  }
}

/** A record as it was just read, or an empty one that was never stored. */
export function openedRecord<Values extends object, Stored>(read: {
  id: number | null;
  record: Stored | null;
  values: Values;
}): RecordOpen<Values, Stored> {
  const { id, record, values } = read;
  return { phase: 'open', id, record, baseline: values, values, save: { status: 'idle' }, refusals: 0, refused: {}, isStale: false };
}

function ontoNewer<Values extends object, Stored>(state: RecordOpen<Values, Stored>, newer: { record: Stored; values: Values }) {
  const { record, values } = newer;
  return { record, baseline: values, values: rebaseValues(state.baseline, state.values, values) };
}

function stored<Values extends object, Stored>(
  state: RecordOpen<Values, Stored>,
  { id, reread, at }: Extract<OpenEvent<Values, Stored>, { type: 'saved' }>,
): RecordOpen<Values, Stored> {
  if (state.save.status !== 'saving') return state;
  const { sent } = state.save;
  const baseline = reread?.values ?? sent;
  return {
    ...state,
    id,
    record: reread?.record ?? state.record,
    baseline,
    values: rebaseValues(sent, state.values, baseline),
    save: { status: 'saved', at },
    refusals: 0,
    refused: {},
    isStale: reread === null,
  };
}

function without(problems: FieldProblems, names: readonly string[]): FieldProblems {
  const isMended = (key: string) => names.some((name) => key === name || key.startsWith(`${name}.`));
  return Object.fromEntries(Object.entries(problems).filter(([key]) => !isMended(key)));
}

/** In how many fields the form says something that is not stored. */
export function countChanges<Values extends object, Stored>(state: RecordFormState<Values, Stored>): number {
  return state.phase === 'open' ? countDifferences(state.values, state.baseline) : 0;
}
