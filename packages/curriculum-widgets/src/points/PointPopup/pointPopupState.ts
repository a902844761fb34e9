import {
  clearImport,
  importPoints,
  isPointListModified,
  loadPointList,
  rebasePointList,
  removePoints,
  restorePoints,
  type PointKsa,
  type PointList,
  type PointRow,
} from '@college/curriculum-model';
import type { PointTemplateKind } from '../../course-units/PointsUpload/PointsSource';
import { settleKsaDraft, type KsaDraft } from '../KsaEditor/ksaDraft';
import { confirmDraft, openDraft, settleDraft, type PointDraft, type PointField } from './pointDraft';
import type { LoadedPoints } from './PointPopupSource';

/** How saving stands. While it runs nothing else changes. */
export type PointSave =
  | { status: 'idle' }
  | { status: 'saving'; isClosing: boolean }
  | { status: 'saved'; at: number }
  | { status: 'failed' }
  /** Someone else saved first. */
  | { status: 'conflict' };

/** The popup with its lists. */
export interface PointEditing {
  phase: 'editing';
  list: PointList;
  version: number | undefined;
  /** Name of the file whose points replace the list. */
  fileName: string | null;
  selected: ReadonlySet<string>;
  draft: PointDraft | null;
  ksaDraft: KsaDraft | null;
  save: PointSave;
}

export type PointPopupState = { phase: 'loading' } | { phase: 'failed'; message: string } | PointEditing;

export type PointPopupEvent =
  | { type: 'loadStarted' }
  | { type: 'loaded'; stored: LoadedPoints }
  | { type: 'loadFailed'; message: string }
  | { type: 'draftOpened'; key: string | null; field: PointField }
  | { type: 'draftTyped'; text: { title?: string; description?: string } }
  | { type: 'draftConfirmed' }
  | { type: 'draftsSettled' }
  | { type: 'draftCancelled' }
  | { type: 'selected'; keys: ReadonlySet<string> }
  | { type: 'pointsRemoved'; keys: readonly string[] }
  | { type: 'pointsRestored'; removed: readonly { row: PointRow; index: number }[] }
  | { type: 'imported'; kind: PointTemplateKind; fileName: string; points: readonly PointKsa[] }
  | { type: 'importCleared' }
  | { type: 'ksaChanged'; change: (list: PointList) => PointList }
  | { type: 'ksaDraftChanged'; draft: KsaDraft | null }
  | { type: 'saveStarted'; isClosing: boolean }
  /** One part of a save, or all of it, is stored. */
  | { type: 'stored'; list: PointList; version: number | undefined }
  | { type: 'saveEnded'; at: number }
  | { type: 'saveFailed'; isConflict: boolean }
  /** After a conflict: mine over theirs. */
  | { type: 'rebased'; stored: LoadedPoints };

type SaveEvent = Extract<PointPopupEvent, { type: 'stored' | 'saveEnded' | 'saveFailed' | 'rebased' | 'loaded' }>;
type EditEvent = Exclude<PointPopupEvent, SaveEvent | { type: 'loadStarted' | 'loadFailed' }>;

/** Whether closing now would save first. */
export function isModified(state: PointPopupState): boolean {
  return state.phase === 'editing' && isPointListModified(state.list);
}

/** Whether a save runs, so that nothing may be changed. */
export function isLocked(state: PointPopupState): boolean {
  return state.phase === 'editing' && state.save.status === 'saving';
}

/** Events that make no sense now leave the state as it is; while a save runs only the save's own have an effect. */
export function pointPopupReducer(state: PointPopupState, event: PointPopupEvent): PointPopupState {
  switch (event.type) {
    case 'loadStarted':
      return { phase: 'loading' };
    case 'loadFailed':
      return { phase: 'failed', message: event.message };
    case 'loaded':
      return opened(event.stored);
    case 'stored':
    case 'saveEnded':
    case 'saveFailed':
    case 'rebased':
      return state.phase === 'editing' ? saving(state, event) : state;
    default:
      return state.phase !== 'editing' || isLocked(state) ? state : edited(state, event);
  }
}

function opened({ version, ...stored }: LoadedPoints): PointEditing {
  const nothing = { fileName: null, selected: new Set<string>(), draft: null, ksaDraft: null } as const;
  return { phase: 'editing', list: loadPointList(stored), version, ...nothing, save: { status: 'idle' } };
}

function saving(state: PointEditing, event: Exclude<SaveEvent, { type: 'loaded' }>): PointEditing {
  switch (event.type) {
    case 'stored':
      return { ...state, list: event.list, version: event.version, fileName: event.list.replaced ? state.fileName : null };
    case 'saveEnded':
      return { ...state, save: { status: 'saved', at: event.at } };
    case 'saveFailed':
      return { ...state, save: { status: event.isConflict ? 'conflict' : 'failed' } };
    case 'rebased':
      return { ...state, list: rebasePointList(state.list, event.stored), version: event.stored.version, fileName: null };
  }
}

function edited(state: PointEditing, event: EditEvent): PointEditing {
  switch (event.type) {
    case 'draftOpened': {
      const settled = settleAll(state);
      return settled.draft ? settled : { ...settled, draft: openDraft(settled.list, event.key, event.field) };
    }
    case 'draftTyped':
      return state.draft ? { ...state, draft: { ...state.draft, ...event.text } } : state;
    case 'draftConfirmed':
      return state.draft ? { ...state, ...confirmDraft(state.list, state.draft) } : state;
    case 'draftsSettled':
      return settleAll(state);
    case 'draftCancelled':
      return { ...state, draft: null };
    case 'selected':
      return { ...state, selected: event.keys };
    case 'pointsRemoved':
      return withoutPoints(state, event.keys);
    case 'pointsRestored':
      return { ...state, list: restorePoints(state.list, event.removed) };
    case 'imported': {
      const list = importPoints(state.list, { points: event.points, kind: event.kind });
      return { ...state, list, fileName: event.fileName, selected: new Set(), draft: null, ksaDraft: null };
    }
    case 'importCleared':
      return { ...state, list: clearImport(state.list), fileName: null, selected: new Set(), draft: null, ksaDraft: null };
    case 'ksaChanged':
      return { ...state, list: event.change(state.list) };
    case 'ksaDraftChanged':
      return { ...state, ksaDraft: event.draft };
    case 'saveStarted':
      return { ...state, save: { status: 'saving', isClosing: event.isClosing } };
  }
}

/** Both open edits end, or say what is wrong with them. */
function settleAll(state: PointEditing): PointEditing {
  const points = settleDraft(state.list, state.draft);
  const ksa = settleKsaDraft(points.list, state.ksaDraft);
  return { ...state, list: ksa.list, draft: points.draft, ksaDraft: ksa.draft };
}

function withoutPoints(state: PointEditing, keys: readonly string[]): PointEditing {
  const gone = new Set(keys);
  const draft = state.draft?.key != null && gone.has(state.draft.key) ? null : state.draft;
  return { ...state, list: removePoints(state.list, keys), draft, selected: new Set([...state.selected].filter((key) => !gone.has(key))) };
}
