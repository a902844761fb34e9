import type { CourseUnit, PointKsa } from '@college/curriculum-model';
import { coursePointsReducer, type CoursePoints, type ImportedPoints } from '../PointsPreview/importedPoints';
import { projectRowsReducer, type ProjectRowsEvent } from '../ProjectTable/projectRows';
import type { LoadedCourseUnit } from './CourseUnitDetailSource';
import { isSameForm, toCourse, toForm, type CourseUnitFields, type CourseUnitForm } from './courseUnitForm';
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
  /** What the server keeps, to go back to; a restored draft may have begun from an older record. */
  fetched: LoadedCourseUnit;
  /** The form as the server keeps it. */
  baseline: CourseUnitForm;
  form: CourseUnitForm;
  points: CoursePoints;
  save: SaveState;
  /** How often a save was refused here since the last good one; above 0 mistakes are marked. */
  refusals: number;
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
  | { type: 'pointsSaved'; points: readonly PointKsa[] }
  | { type: 'pointsReread'; unit: LoadedCourseUnit }
  | { type: 'draftDiscarded' }
  | { type: 'saveRefused' }
  | { type: 'saveStarted' }
  | { type: 'reread'; unit: LoadedCourseUnit }
  | { type: 'saved'; version?: number; pointksa?: PointKsa[]; stored: LoadedCourseUnit | null; at: number }
  | { type: 'saveFailed'; message: string }
  | { type: 'conflictFound'; theirs: CourseUnit }
  | { type: 'conflictLeft'; message: string }
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
      return {
        ...state,
        loaded: event.unit.course,
        fetched: event.unit,
        baseline: toForm(event.unit.course),
        points: { ...state.points, saved: event.unit.pointksa },
      };
    case 'fieldsChanged':
      return edited(state, { form: { ...state.form, ...event.change } });
    case 'projectsChanged':
      return edited(state, { form: { ...state.form, projects: projectRowsReducer(state.form.projects, event.event) } });
    case 'pointsImported':
    case 'pointsCleared':
    case 'pointsSaved':
      return edited(state, { points: coursePointsReducer(state.points, event) });
    case 'pointsReread':
      return pointsReread(state, event.unit);
    case 'draftDiscarded':
      return { ...opened(state.fetched), isStale: state.isStale };
    case 'saveRefused':
      return { ...state, refusals: state.refusals + 1 };
    case 'saveStarted':
      return { ...state, save: { status: 'saving', sent: { form: state.form, imported: state.points.imported } } };
    case 'reread':
      return reread(state, event.unit.course);
    case 'saved':
      return stored(state, event);
    case 'saveFailed':
      return { ...state, save: { status: 'failed', message: event.message } };
    case 'conflictFound':
      return { ...state, save: { status: 'conflict', theirs: event.theirs } };
    case 'conflictLeft':
      return { ...state, save: { status: 'failed', message: event.message } };
    case 'conflictResolved':
      return state.save.status === 'conflict' ? onto(state, state.save.theirs, event.form) : state;
  }
}

function onto(state: CourseUnitEditing, theirs: CourseUnit, form: CourseUnitForm): CourseUnitEditing {
  const fetched = { ...state.fetched, course: theirs };
  return { ...state, loaded: theirs, fetched, baseline: toForm(theirs), form, save: { status: 'idle' } };
}

function opened(unit: LoadedCourseUnit): CourseUnitEditing {
  const { course, pointksa } = unit;
  const form = toForm(course);
  return {
    phase: 'editing',
    loaded: course,
    fetched: unit,
    baseline: form,
    form,
    points: { saved: pointksa, imported: null },
    save: { status: 'idle' },
    refusals: 0,
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
  return { ...state, ...forms, loaded: course, fetched: { ...state.fetched, course }, save, isStale: false };
}

// Saving points counts as a revision of the unit. Its new version is taken over only where nobody changed the fields meanwhile;
// otherwise the next save answers with the conflict, as it should.
function pointsReread(state: CourseUnitEditing, { course, pointksa }: LoadedCourseUnit): CourseUnitEditing {
  const points = { ...state.points, saved: pointksa };
  if (!isSameForm(toForm(course), toForm(state.fetched.course))) return { ...state, points, fetched: { ...state.fetched, pointksa } };
  return { ...state, points, loaded: { ...state.loaded, version: course.version }, fetched: { ...state.fetched, course, pointksa } };
}

function stored(state: CourseUnitEditing, event: Extract<EditingEvent, { type: 'saved' }>): CourseUnitEditing {
  if (state.save.status !== 'saving') return state;
  const { sent } = state.save;
  const imported = state.points.imported === sent.imported ? null : state.points.imported;
  const points = event.pointksa ?? event.stored?.pointksa ?? [...(sent.imported?.points ?? state.points.saved)];
  const forms = event.stored ? rebase(sent.form, state.form, event.stored.course) : { baseline: sent.form, form: state.form };
  const course = event.stored?.course ?? { ...toCourse(sent.form, state.loaded), version: event.version ?? state.loaded.version };
  const loaded = { ...course, initing: false };
  return {
    ...state,
    ...forms,
    loaded,
    fetched: { ...state.fetched, course: loaded, pointksa: [...points] },
    points: { saved: points, imported },
    save: { status: 'saved', at: event.at },
    refusals: 0,
    isStale: event.stored === null,
    restoredFrom: null,
  };
}

/** Whether there is anything that a save would store. */
export function isDirty({ form, baseline, points }: Pick<CourseUnitEditing, 'form' | 'baseline' | 'points'>): boolean {
  return points.imported !== null || !isSameForm(form, baseline);
}
