import {
  courseUnitFields,
  courseUnitInputSchema,
  fieldFindings,
  namesOf,
  wireNamesOf,
  type Bilingual,
  type CourseSequence,
  type CourseUnit,
  type ProjectRow,
} from '@college/curriculum-model';
import type { Act } from '../audit/act';
import { presentSequence } from '../course-units/courseSequence';
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
    ...(await storedSequenceOf(db, course, state)),
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

/** Where the course stood in the plan; courses that are not in the major any more do not come back, and a state that does not say it changes nothing. */
async function storedSequenceOf(db: Queries, { id, majorId }: CourseUnit, state: StoredState): Promise<CourseSequence> {
  if (!('semester' in state)) return {};
  const semester = typeof state.semester === 'number' ? state.semester : null;
  const [prerequisites, corequisites] = [listIn<number>(state, 'prerequisites'), listIn<number>(state, 'corequisites')];
  const found = await presentSequence(db, { id, majorId, semester, prerequisites, corequisites });
  return { semester: null, prerequisites: [], corequisites: [], ...found };
}

function problemOf(error: Parameters<typeof fieldFindings>[0]): Bilingual {
  return fieldFindings(error, wireNamesOf(courseUnitFields))[0]?.sentence ?? { zh: '', en: '' };
}
