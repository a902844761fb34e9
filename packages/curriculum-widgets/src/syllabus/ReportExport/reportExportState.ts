import type { MissingCharacters } from './ReportFilesSource';

/** Milliseconds after which a file that is still being made shows how far it is. */
export const slowAfter = 1000;

/** The state of an export; `run` distinguishes a run from earlier cancelled ones. */
export type ReportExportState =
  | { step: 'idle' }
  | { step: 'asking'; editable: boolean; isSaving: boolean }
  | { step: 'making'; editable: boolean; run: number; percent: number; isSlow: boolean }
  | { step: 'incomplete'; editable: boolean; missing: readonly MissingCharacters[] };

export type ReportExportEvent =
  | { type: 'unsavedFound'; editable: boolean }
  | { type: 'savingBegun' }
  | { type: 'givenUp' }
  | { type: 'makingBegun'; editable: boolean; run: number }
  | { type: 'secondPassed'; run: number }
  | { type: 'progressed'; run: number; percent: number }
  | { type: 'handedOver'; run: number; missing: readonly MissingCharacters[] }
  | { type: 'failed'; run: number };

export const idleExport: ReportExportState = { step: 'idle' };

/** Events of a run that is no longer under way, and those that make no sense now, leave the state as it is. */
export function reportExportReducer(state: ReportExportState, event: ReportExportEvent): ReportExportState {
  switch (event.type) {
    case 'unsavedFound':
      return state.step === 'making' ? state : { step: 'asking', editable: event.editable, isSaving: false };
    case 'savingBegun':
      return state.step === 'asking' ? { ...state, isSaving: true } : state;
    case 'givenUp':
      return idleExport;
    case 'makingBegun':
      if (state.step === 'making') return state;
      return { step: 'making', editable: event.editable, run: event.run, percent: 0, isSlow: false };
  }
  if (state.step !== 'making' || event.run !== state.run) return state;
  switch (event.type) {
    case 'secondPassed':
      return { ...state, isSlow: true };
    case 'progressed':
      // A later event with less progress would make the bar jump back.
      return { ...state, percent: Math.max(state.percent, Math.min(100, Math.max(0, Math.round(event.percent) || 0))) };
    case 'handedOver':
      return event.missing.length === 0 ? idleExport : { step: 'incomplete', editable: state.editable, missing: event.missing };
    case 'failed':
      return idleExport;
  }
}
