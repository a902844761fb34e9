import type { ReportData } from '@college/curriculum-model';
import type { FieldName, SyllabusStore } from '../field';

/** How the last save stands. */
export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved'; at: number }
  | { status: 'failed'; message: string }
  | { status: 'conflict'; names: readonly FieldName[] };

/** A syllabus that is open. */
export interface OpenSyllabus {
  phase: 'open';
  /** As the server last told it; its version is the one to save over. */
  report: ReportData;
  /** The fields, which repaint one by one. */
  store: SyllabusStore;
  save: SaveState;
  /** When the draft that fills some fields was written; null without one. */
  restoredFrom: number | null;
}

/** The syllabus editor without its fields. */
export type SyllabusEditorState = { phase: 'loading' } | { phase: 'failed'; message: string } | OpenSyllabus;

export type SyllabusEditorEvent =
  | { type: 'loadStarted' }
  | { type: 'loadFailed'; message: string }
  | { type: 'loaded'; report: ReportData; store: SyllabusStore; restoredFrom: number | null }
  | { type: 'saveStarted' }
  | { type: 'saved'; report: ReportData; at: number }
  | { type: 'saveFailed'; message: string }
  /** Somebody else saved a newer version. */
  | { type: 'reportMoved'; report: ReportData }
  | { type: 'conflictFound'; names: readonly FieldName[] }
  | { type: 'draftDiscarded' };

/** Events that make no sense in the current phase leave the state as it is. */
export function syllabusEditorReducer(state: SyllabusEditorState, event: SyllabusEditorEvent): SyllabusEditorState {
  switch (event.type) {
    case 'loadStarted':
      return { phase: 'loading' };
    case 'loadFailed':
      return { phase: 'failed', message: event.message };
    case 'loaded':
      return { phase: 'open', report: event.report, store: event.store, save: { status: 'idle' }, restoredFrom: event.restoredFrom };
  }
  return state.phase === 'open' ? openReducer(state, event) : state;
}

type OpenEvent = Exclude<SyllabusEditorEvent, { type: 'loadStarted' | 'loadFailed' | 'loaded' }>;

function openReducer(state: OpenSyllabus, event: OpenEvent): OpenSyllabus {
  switch (event.type) {
    case 'saveStarted':
      return { ...state, save: { status: 'saving' } };
    case 'saved':
      return { ...state, report: event.report, save: { status: 'saved', at: event.at }, restoredFrom: null };
    case 'saveFailed':
      return { ...state, save: { status: 'failed', message: event.message } };
    case 'reportMoved':
      return { ...state, report: event.report };
    case 'conflictFound':
      return { ...state, save: { status: 'conflict', names: event.names } };
    case 'draftDiscarded':
      return { ...state, restoredFrom: null, save: state.save.status === 'saved' ? state.save : { status: 'idle' } };
  }
}
