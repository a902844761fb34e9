import type { CourseUnit, PointKsa } from '@college/curriculum-model';
import { coursePointsReducer, type CoursePoints, type ImportedPoints } from '../PointsPreview/importedPoints';
import { projectRowsReducer, type ProjectRowsEvent } from '../ProjectTable/projectRows';
import type { LoadedCourseUnit } from './CourseUnitDetailSource';
import { isSameForm, toForm, type CourseUnitFields, type CourseUnitForm } from './courseUnitForm';
import type { CourseUnitDraft } from './draft/courseUnitDraft';
import { rebase } from './save/rebase';

/** What is sent by a save under way. */
export interface SentCourseUnit {
  form: CourseUnitForm;
  imported: ImportedPoints | null;
}

/** How the last save stands. */
export type SaveState =
  | { status: 'idle' }
  | { status: 'saving'; sent: SentCourseUnit }
  | { status: 'saved'; at: number }
  | { status: 'failed'; message: string }
  | { status: 'conflict'; theirs: CourseUnit };

/** A unit that is open for editing. */
export interface CourseUnitEditing {
  phase: 'editing';
  /** The record as it was last read; what the form does not show is sent back from here. */
  loaded: CourseUnit;
  /** The form as the server keeps it. */
  baseline: CourseUnitForm;
  form: CourseUnitForm;
  points: CoursePoints;
  save: SaveState;
  /** Whether a save was refused here, so that mistakes are marked. */
  isChecked: boolean;
  /** Whether the stored ids of new rows are unknown, so that the unit must be read before it is saved again. */
  isStale: boolean;
  /** When the draft that fills the form was written; null when the form comes from the server. */
  restoredFrom: number | null;
}

/** A course unit on the detail. */
export type CourseUnitDetailState = { phase: 'loading' } | { phase: 'failed'; message: string } | CourseUnitEditing;

/** What can happen on the detail. */
export type CourseUnitDetailEvent =
  | { type: 'loadStarted' }
  | { type: 'loadFailed'; message: string }
  | { type: 'loaded'; unit: LoadedCourseUnit; draft?: CourseUnitDraft | null }
  | { type: 'recreated'; unit: LoadedCourseUnit }
  | { type: 'fieldsChanged'; change: Partial<CourseUnitFields> }
  | { type: 'projectsChanged'; event: ProjectRowsEvent }
  | { type: 'pointsImported'; imported: ImportedPoints }
  | { type: 'pointsCleared' }
  | { type: 'draftDiscarded' }
  | { type: 'saveRefused' }
  | { type: 'saveStarted' }
  | { type: 'reread'; unit: LoadedCourseUnit }
  | { type: 'saved'; version?: number; pointksa?: PointKsa[]; stored: LoadedCourseUnit | null; at: number }
  | { type: 'saveFailed'; message: string }
  | { type: 'conflictFound'; theirs: CourseUnit }
  | { type: 'conflictLeft' }
  | { type: 'conflictResolved'; form: CourseUnitForm };

/** Events that make no sense in the current phase leave the state as it is. */
export function courseUnitDetailReducer(state: CourseUnitDetailState, event: CourseUnitDetailEvent): CourseUnitDetailState {
  switch (event.type) {
    case 'loadStarted':
      return state.phase === 'editing' ? state : { phase: 'loading' };
    case 'loadFailed':
      return state.phase === 'editing' ? state : { phase: 'failed', message: event.message };
    case 'loaded':
      return event.draft ? withDraft(opened(event.unit), event.draft) : opened(event.unit);
  }
  return state.phase === 'editing' ? editingReducer(state, event) : state;
}

type EditingEvent = Exclude<CourseUnitDetailEvent, { type: 'loadStarted' | 'loadFailed' | 'loaded' }>;

function editingReducer(state: CourseUnitEditing, event: EditingEvent): CourseUnitEditing {
  switch (event.type) {
    case 'recreated':
      return { ...state, loaded: event.unit.course, baseline: toForm(event.unit.course), points: { ...state.points, saved: event.unit.pointksa } };
    case 'fieldsChanged':
      return edited(state, { form: { ...state.form, ...event.change } });
    case 'projectsChanged':
      return edited(state, { form: { ...state.form, projects: projectRowsReducer(state.form.projects, event.event) } });
    case 'pointsImported':
    case 'pointsCleared':
      return edited(state, { points: coursePointsReducer(state.points, event) });
    case 'draftDiscarded':
      return { ...opened({ course: state.loaded, pointksa: [...state.points.saved] }), form: state.baseline, baseline: state.baseline };
    case 'saveRefused':
      return { ...state, isChecked: true };
    case 'saveStarted':
      return { ...state, isChecked: true, save: { status: 'saving', sent: { form: state.form, imported: state.points.imported } } };
    case 'reread':
      return reread(state, event.unit.course);
    case 'saved':
      return stored(state, event);
    case 'saveFailed':
      return { ...state, save: { status: 'failed', message: event.message } };
    case 'conflictFound':
      return { ...state, save: { status: 'conflict', theirs: event.theirs } };
    case 'conflictLeft':
      return { ...state, save: { status: 'idle' } };
    case 'conflictResolved':
      return state.save.status === 'conflict'
        ? { ...state, loaded: state.save.theirs, baseline: toForm(state.save.theirs), form: event.form, save: { status: 'idle' } }
        : state;
  }
}

function opened({ course, pointksa }: LoadedCourseUnit): CourseUnitEditing {
  const form = toForm(course);
  return {
    phase: 'editing',
    loaded: course,
    baseline: form,
    form,
    points: { saved: pointksa, imported: null },
    save: { status: 'idle' },
    isChecked: false,
    isStale: false,
    restoredFrom: null,
  };
}

// An existing unit keeps the version the draft began from: if someone saved in between, the server answers with the conflict.
function withDraft(state: CourseUnitEditing, draft: CourseUnitDraft): CourseUnitEditing {
  const points = { ...state.points, imported: draft.imported };
  const isNewUnit = state.loaded.initing === true;
  const restored = isNewUnit
    ? { ...state, form: draft.form, points }
    : { ...state, form: draft.form, baseline: draft.baseline, points, loaded: { ...state.loaded, version: draft.version } };
  return isDirty(restored) ? { ...restored, restoredFrom: draft.writtenAt } : state;
}

function edited(state: CourseUnitEditing, change: Partial<CourseUnitEditing>): CourseUnitEditing {
  // A save under way goes on; what is typed meanwhile stays unsaved.
  const save: SaveState = state.save.status === 'saved' ? { status: 'idle' } : state.save;
  return { ...state, ...change, save };
}

// The ids of rows that were saved but never read back; a save under way is carried on with them.
function reread(state: CourseUnitEditing, course: CourseUnit): CourseUnitEditing {
  const forms = rebase(state.baseline, state.form, course);
  const save: SaveState =
    state.save.status === 'saving'
      ? { status: 'saving', sent: { ...state.save.sent, form: rebase(state.baseline, state.save.sent.form, course).form } }
      : state.save;
  return { ...state, ...forms, loaded: course, save, isStale: false };
}

function stored(state: CourseUnitEditing, event: Extract<EditingEvent, { type: 'saved' }>): CourseUnitEditing {
  if (state.save.status !== 'saving') return state;
  const { sent } = state.save;
  const imported = state.points.imported === sent.imported ? null : state.points.imported;
  const points = event.pointksa ?? event.stored?.pointksa ?? [...(sent.imported?.points ?? state.points.saved)];
  const forms = event.stored ? rebase(sent.form, state.form, event.stored.course) : { baseline: sent.form, form: state.form };
  const loaded = event.stored?.course ?? { ...state.loaded, version: event.version ?? state.loaded.version };
  return {
    ...state,
    ...forms,
    loaded: { ...loaded, initing: false },
    points: { saved: points, imported },
    save: { status: 'saved', at: event.at },
    isChecked: false,
    isStale: event.stored === null,
    restoredFrom: null,
  };
}

/** Whether there is anything that a save would store. */
export function isDirty({ form, baseline, points }: Pick<CourseUnitEditing, 'form' | 'baseline' | 'points'>): boolean {
  return points.imported !== null || !isSameForm(form, baseline);
}
