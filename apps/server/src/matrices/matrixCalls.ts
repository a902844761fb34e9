import {
  declinePlacementSuggestion,
  declineSupportSuggestion,
  getCourseMatrix,
  getCourseMatrixAxes,
  getCourseMatrixChoices,
  getLinkedMatrices,
  getMajorMatrix,
  getMatrixCourse,
  getProjectMatrices,
  getProjectMatrixAxes,
  listPlacementSuggestions,
  listSupportSuggestions,
  listTaskGoals as list,
  saveMajorRows as saveRows,
  saveMatrices as saveAll,
  updateCourseMatrix,
  updateMajorMatrix,
  updateProjectMatrix,
  updateTaskGoal,
} from '@college/api-client/contract';
import { courseCellFields, relateOptions, taskGoalFields, wireNamesOf } from '@college/curriculum-model';
import { findMajorName } from '../course-units/courseUnitRepository';
import { handle, type MountedCall } from '../http/call';
import { needVersion } from '../http/versions';
import { successMessages } from '../http/successMessages';
import { inReadersLanguage } from '../majors/presentMajor';
import { listPoints } from '../points/pointRepository';
import { presentPoint } from '../points/readPointKsa';
import { readCourseMatrix, readCourseMatrixAxes, readMatrixCourse } from './readCourseMatrix';
import { readMajorMatrix } from './readMajorMatrix';
import { readPackedMatrices } from './readPackedMatrices';
import { readProjectMatrices, readProjectMatrixAxes } from './readProjectMatrix';
import { saveCourseMatrix } from './saveCourseMatrix';
import { saveMajorRows } from './saveMajorRows';
import { saveMatrices } from './saveMatrices';
import { saveProjectMatrix } from './saveProjectMatrix';
import { saveTaskGoals } from './saveTaskGoals';
import { taskGoalMessages } from './taskGoalMessages';
import { readTaskGoals } from './taskGoalRevisions';
import { declineSuggestion } from './suggestions/declineSuggestion';
import { declinePlacement } from './suggestions/declinePlacement';
import { readPlacements } from './suggestions/readPlacements';
import { readSuggestions } from './suggestions/readSuggestions';

const reads: readonly MountedCall[] = [
  handle(getMatrixCourse, async ({ db, query, language }) => {
    const { unit } = await readMatrixCourse(db, query.courseId);
    const { id, majorId, theoryPeriod, practicePeriod } = unit;
    const name = inReadersLanguage(unit, 'name', language);
    return { id, name, majorId, majorName: await findMajorName(db, majorId, language), theoryPeriod, practicePeriod };
  }),
  handle(getCourseMatrixAxes, ({ db, query, language }) => readCourseMatrixAxes(db, query.courseId, language)),
  handle(getCourseMatrixChoices, async ({ db, query, language }) => ({
    points: (await listPoints(db, query.courseId)).map(presentPoint),
    relates: relateOptions(language),
  })),
  handle(getMajorMatrix, ({ db, query, caller, language }) => readMajorMatrix(db, query.courseId, caller, language)),
  handle(getCourseMatrix, ({ db, query, language }) => readCourseMatrix(db, query.courseId, language)),
  handle(getProjectMatrixAxes, ({ db, query }) => readProjectMatrixAxes(db, query.courseId)),
  handle(getProjectMatrices, ({ db, query, language }) => readProjectMatrices(db, query.courseId, language)),
  handle(getLinkedMatrices, ({ db, query, caller, language }) => readPackedMatrices(db, query.courseId, caller, language)),
  handle(listSupportSuggestions, ({ db, query, caller, language }) => readSuggestions(db, query.courseId, caller, language)),
  handle(listPlacementSuggestions, ({ db, query, caller, language }) => readPlacements(db, query.courseId, caller, language)),
  handle(list, ({ db, query }) => readTaskGoals(db, query.projectId)),
];

const saves: readonly MountedCall[] = [
  handle(declinePlacementSuggestion, ({ db, body, caller, now }) => declinePlacement(db, body, { userId: caller.id, now })),
  handle(declineSupportSuggestion, ({ db, body, caller, now }) => declineSuggestion(db, body, { userId: caller.id, now })),
  handle(
    updateMajorMatrix,
    async ({ db, body, caller, now }) => {
      const [saved] = await saveMajorRows(db, { rows: [body] }, { userId: caller.id, now });
      return { version: saved?.version };
    },
    { success: successMessages.saved },
  ),
  handle(
    saveRows,
    ({ db, body, caller, now }) => {
      for (const { version } of body.rows) needVersion(version);
      return saveMajorRows(db, body, { userId: caller.id, now });
    },
    { success: successMessages.saved },
  ),
  handle(updateCourseMatrix, ({ db, body, caller, now }) => saveCourseMatrix(db, body, { userId: caller.id, now }), {
    fieldNames: wireNamesOf(courseCellFields, 'list', 'data'),
    success: successMessages.saved,
  }),
  handle(updateProjectMatrix, ({ db, body, caller, now }) => saveProjectMatrix(db, body, { userId: caller.id, now }), {
    success: successMessages.saved,
  }),
  handle(saveAll, ({ db, body, caller, now }) => saveMatrices(db, body, { caller, now }), {
    fieldNames: wireNamesOf(courseCellFields, 'chapters', 'points'),
    // Which courses change, and whether the caller may change each of them, is checked once they are locked.
    rights: ({ body }) => [{ auth: 'modify' }, { auth: 'read', subject: { kind: 'course', id: body.courseId } }],
    success: successMessages.updated,
  }),
  handle(
    updateTaskGoal,
    async ({ db, body, caller, now }) => {
      await saveTaskGoals(db, body, { userId: caller.id, now });
      return { record: await readTaskGoals(db, body.projectId) };
    },
    {
      fieldNames: { ...wireNamesOf(taskGoalFields), ...wireNamesOf(taskGoalFields, 'goals') },
      blank: { description: taskGoalMessages.contentEmpty, 'goals.*.description': taskGoalMessages.contentEmpty },
      success: successMessages.saved,
    },
  ),
];

/** The calls about the three matrices of a course and about task goals (domain.md §4.6). */
export const matrixCalls: readonly MountedCall[] = [...reads, ...saves];
