import {
  courseUnitFields,
  courseUnitInputSchema,
  fieldFindings,
  namesOf,
  wireNamesOf,
  type Bilingual,
  type ProjectRow,
} from '@college/curriculum-model';
import type { Act } from '../audit/act';
import { readCourseUnit } from '../course-units/readCourseUnit';
import { saveCourseUnit } from '../course-units/saveCourseUnit';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { restoreCells } from './restoreCells';
import { historyMessages } from './messages';
import { reviveProjects } from './revive';
import { listIn, removedIn, type StoredState } from './storedState';

/** Brings the own fields and the chapters of a course unit back, by a save of the unit; chapters that were taken out come back whole. */
export async function restoreCourse(db: Queries, courseId: number, state: StoredState, act: Act): Promise<Bilingual[]> {
  const rows = listIn<ProjectRow>(state, 'courseMatrixVOS');
  const { course } = await readCourseUnit(db, courseId);
  // A state of earlier days has fewer fields than the course has now.
  const own = namesOf(courseUnitFields).filter((field) => field in state);
  const wanted = {
    ...course,
    ...Object.fromEntries(own.map((field) => [field, state[field]])),
    translations: state.translations ?? {},
    courseMatrixVOS: rows,
    version: undefined,
    revision: undefined,
  };
  const checked = courseUnitInputSchema.safeParse(wanted);
  if (!checked.success) throw invalid(historyMessages.unreadable(problemOf(checked.error)));
  const ids = rows.map(({ id }) => id);
  await saveCourseUnit(db, { course: checked.data }, { ...act, revive: () => reviveProjects(db, courseId, ids) });
  return restoreCells(db, courseId, removedIn(state), act);
}

function problemOf(error: Parameters<typeof fieldFindings>[0]): Bilingual {
  return fieldFindings(error, wireNamesOf(courseUnitFields))[0]?.sentence ?? { zh: '', en: '' };
}
