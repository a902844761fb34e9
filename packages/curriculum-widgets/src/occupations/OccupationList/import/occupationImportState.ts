import type { OccupationImport } from '@college/curriculum-model';

/** The state of an import of records: no file, validating a file, its preview, or storing it. */
export type OccupationImportState =
  | { status: 'empty'; refusal: string | null }
  | { status: 'reading'; file: File }
  | { status: 'unread'; file: File; message: string }
  | { status: 'planned'; file: File; plan: OccupationImport; failure: string | null }
  | { status: 'applying'; file: File; plan: OccupationImport };

/** What can happen to it. */
export type OccupationImportEvent =
  | { type: 'opened' }
  | { type: 'fileRefused'; message: string }
  | { type: 'fileChosen'; file: File }
  | { type: 'read'; plan: OccupationImport }
  | { type: 'readFailed'; message: string }
  | { type: 'applyStarted' }
  | { type: 'applyFailed'; message: string };

/** Before a file is chosen. */
export const noImport: OccupationImportState = { status: 'empty', refusal: null };

/** Events that make no sense in the current state are ignored; while records are being saved nothing else begins. */
export function occupationImportReducer(state: OccupationImportState, event: OccupationImportEvent): OccupationImportState {
  if (event.type === 'opened') return noImport;
  switch (state.status) {
    case 'reading':
      if (event.type === 'read') return { status: 'planned', file: state.file, plan: event.plan, failure: null };
      if (event.type === 'readFailed') return { status: 'unread', file: state.file, message: event.message };
      break;
    case 'planned':
      if (event.type === 'applyStarted') return { status: 'applying', file: state.file, plan: state.plan };
      break;
    case 'applying':
      if (event.type !== 'applyFailed') return state;
      return { status: 'planned', file: state.file, plan: state.plan, failure: event.message };
  }
  if (event.type === 'fileChosen') return { status: 'reading', file: event.file };
  if (event.type === 'fileRefused') return { status: 'empty', refusal: event.message };
  return state;
}

/** Whether the tried file can be stored: it has no problem and holds something. */
export function canStore({ added, updated, problems }: OccupationImport): boolean {
  return problems.length === 0 && added + updated > 0;
}
