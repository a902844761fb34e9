import {
  isSameRequirements,
  requirementsAsStored,
  requirementsHistoryReducer,
  requirementsOntoStored,
  startOfRequirements,
  toRequirements,
  type GraduateRequire,
  type MajorInfo,
  type Requirements,
  type RequirementsAct,
  type RequirementsHistory,
} from '@college/curriculum-model';
import type { MajorDraft } from './draft/majorDraft';

/** How the last save stands. */
export type MajorSave =
  | { status: 'idle' }
  | { status: 'saving'; sent: Requirements }
  | { status: 'saved'; at: number }
  | { status: 'failed'; message: string }
  | { status: 'conflict'; theirs: Requirements; major: MajorInfo };

/** A major that is open. */
export interface MajorOpen {
  phase: 'open';
  /** Its facts as recorded. */
  major: MajorInfo;
  /** The version that the requirements on the page began from; absent where the server keeps none. */
  version?: number;
  /** The requirements as the server keeps them, to go back to; a restored draft may have begun from older ones. */
  fetched: Requirements;
  /** The requirements that the work began from. */
  baseline: Requirements;
  history: RequirementsHistory;
  save: MajorSave;
  /** How often a save was refused here since the last good one; above 0 mistakes are marked. */
  refusals: number;
  /** When the draft on the page was written; null when it comes from the server. */
  restoredFrom: number | null;
}

/** The detail of a major. */
export type MajorDetailState = { phase: 'loading' } | { phase: 'failed'; message: string } | MajorOpen;

/** What can happen on it. */
export type MajorDetailEvent =
  | { type: 'loadStarted' }
  | { type: 'loadFailed'; message: string }
  | { type: 'loaded'; major: MajorInfo; requires: readonly GraduateRequire[]; draft: MajorDraft | null }
  | { type: 'acted'; act: RequirementsAct }
  | { type: 'draftDiscarded' }
  | { type: 'saveRefused' }
  | { type: 'saveStarted' }
  | { type: 'saved'; stored: readonly GraduateRequire[]; sentAt: string; at: number }
  | { type: 'saveFailed'; message: string }
  /** Somebody changed the facts alone: the work goes on from the newer version. */
  | { type: 'versionMoved'; major: MajorInfo }
  | { type: 'conflictFound'; major: MajorInfo; theirs: readonly GraduateRequire[] }
  | { type: 'conflictResolved'; requirements: Requirements }
  | { type: 'conflictLeft'; message: string }
  /** The facts were stored over this version. */
  | { type: 'factsSaved'; major: MajorInfo; overVersion: number | undefined };

/** Events that make no sense in the current phase leave the state as it is. */
export function majorDetailReducer(state: MajorDetailState, event: MajorDetailEvent): MajorDetailState {
  switch (event.type) {
    case 'loadStarted':
      return state.phase === 'open' ? state : { phase: 'loading' };
    case 'loadFailed':
      return state.phase === 'open' ? state : { phase: 'failed', message: event.message };
    case 'loaded':
      return opened(event);
  }
  return state.phase === 'open' ? openReducer(state, event) : state;
}

type OpenEvent = Exclude<MajorDetailEvent, { type: 'loadStarted' | 'loadFailed' | 'loaded' }>;

function openReducer(state: MajorOpen, event: OpenEvent): MajorOpen {
  switch (event.type) {
    case 'acted': {
      const history = requirementsHistoryReducer(state.history, event.act);
      if (history === state.history) return state;
      return { ...state, history, save: state.save.status === 'saved' ? { status: 'idle' } : state.save };
    }
    case 'draftDiscarded': {
      const { major, fetched } = state;
      return { ...state, ...fresh(major, fetched, state.history.nextNumber), restoredFrom: null, refusals: 0 };
    }
    case 'saveRefused':
      return { ...state, refusals: state.refusals + 1 };
    case 'saveStarted':
      return { ...state, save: { status: 'saving', sent: state.history.present } };
    case 'saved':
      return stored(state, event);
    case 'saveFailed':
    case 'conflictLeft':
      return { ...state, save: { status: 'failed', message: event.message } };
    case 'versionMoved':
      return { ...state, major: event.major, version: event.major.version };
    case 'conflictFound':
      return { ...state, save: { status: 'conflict', theirs: toRequirements(event.theirs), major: event.major } };
    case 'conflictResolved': {
      if (state.save.status !== 'conflict') return state;
      const { theirs, major } = state.save;
      return { ...state, ...fresh(major, theirs, state.history.nextNumber, event.requirements) };
    }
    case 'factsSaved': {
      // Only where nobody saved in between does the work on the page belong to the version that the facts have now.
      const isOwn = state.version === event.overVersion;
      return { ...state, major: event.major, ...(isOwn && { version: event.major.version }) };
    }
  }
}

/** Requirements as the server keeps them, with what is made of them on the page. */
function fresh(major: MajorInfo, fetched: Requirements, nextNumber = 1, present = fetched) {
  const save: MajorSave = { status: 'idle' };
  return { major, version: major.version, fetched, baseline: fetched, history: startOfRequirements(present, nextNumber), save };
}

function opened({ major, requires, draft }: Extract<MajorDetailEvent, { type: 'loaded' }>): MajorOpen {
  const state: MajorOpen = { phase: 'open', ...fresh(major, toRequirements(requires)), refusals: 0, restoredFrom: null };
  if (!draft || isSameRequirements(draft.requirements, draft.baseline)) return state;
  // The draft keeps the version it began from: if someone saved in between, the server answers with the conflict.
  return {
    ...state,
    version: draft.version,
    baseline: draft.baseline,
    history: startOfRequirements(draft.requirements, draft.nextNumber),
    restoredFrom: draft.writtenAt,
  };
}

function stored(state: MajorOpen, { stored: list, sentAt, at }: Extract<OpenEvent, { type: 'saved' }>): MajorOpen {
  if (state.save.status !== 'saving') return state;
  const baseline = requirementsAsStored(state.save.sent, list, sentAt);
  const present = requirementsOntoStored(state.history.present, baseline);
  const version = state.version === undefined ? undefined : state.version + 1;
  return {
    ...state,
    major: { ...state.major, version },
    version,
    fetched: baseline,
    baseline,
    // What could be taken back names items that the server has not got any more.
    history: startOfRequirements(isSameRequirements(present, baseline) ? baseline : present, state.history.nextNumber),
    save: { status: 'saved', at },
    refusals: 0,
    restoredFrom: null,
  };
}

/** Whether there is anything that a save would store. */
export function isMajorDirty({ history, baseline }: Pick<MajorOpen, 'history' | 'baseline'>): boolean {
  return !isSameRequirements(history.present, baseline);
}
