import { coursePointsReducer, type CoursePoints, type CoursePointsEvent, type ImportedPoints } from '../PointsPreview/importedPoints';
import { projectRowsReducer, type ProjectRowsEvent } from '../ProjectTable/projectRows';
import type { LoadedCourseUnit } from './CourseUnitDetailSource';
import { countChanges, toForm, type CourseUnitFields, type CourseUnitForm } from './courseUnitForm';
import { rebaseForm } from './save/rebase';
import type { SequenceForm } from './sequenceForm';

/** A unit on its page: the record, what the form says of it, and the import that waits to be saved with it. */
export interface CourseUnitWork {
  unit: LoadedCourseUnit;
  form: CourseUnitForm;
  imported: ImportedPoints | null;
}

/** What a person does to a unit. */
export type CourseUnitAct =
  | { type: 'fieldsChanged'; change: Partial<CourseUnitFields & SequenceForm> }
  | { type: 'projectsChanged'; event: ProjectRowsEvent }
  | Exclude<CoursePointsEvent, { type: 'pointsSaved' }>;

/** How much a save would store: each field, the chapters and an import count as one. */
export function countWorkChanges(one: CourseUnitWork, other: CourseUnitWork): number {
  return countChanges(one.form, other.form) + (one.imported === other.imported ? 0 : 1);
}

/** The points as the page shows them. */
export function pointsOf({ unit, imported }: CourseUnitWork): CoursePoints {
  return { saved: unit.pointksa, imported };
}

/** A unit as it was read. */
export function workOf(unit: LoadedCourseUnit): CourseUnitWork {
  return { unit, form: toForm(unit.course), imported: null };
}

/** The work after an act. */
export function workAfter(work: CourseUnitWork, act: CourseUnitAct): CourseUnitWork {
  const { form } = work;
  switch (act.type) {
    case 'fieldsChanged':
      return { ...work, form: { ...form, ...act.change } };
    case 'projectsChanged':
      return { ...work, form: { ...form, projects: projectRowsReducer(form.projects, act.event) } };
    case 'pointsImported':
    case 'pointsCleared':
      return { ...work, imported: coursePointsReducer(pointsOf(work), act).imported };
  }
}

/** What was done here since `base`, over a newer unit; an import that was sent is done. */
export function rebaseWork(base: CourseUnitWork, mine: CourseUnitWork, newer: CourseUnitWork): CourseUnitWork {
  const imported = mine.imported === base.imported ? newer.imported : mine.imported;
  return { unit: newer.unit, form: rebaseForm(base.form, mine.form, newer.form), imported };
}
