import {
  getCourseMatrix,
  getCourseMatrixAxes,
  getCourseMatrixChoices,
  getMatrixCourse,
  updateCourseMatrix,
} from '@college/api-client/contract';
import { relateOptions } from '@college/curriculum-model';
import { readCourseUnit } from '../course-units/readCourseUnit';
import { handle, type MountedCall } from '../http/call';
import { successMessages } from '../http/successMessages';
import { listPoints } from '../points/pointRepository';
import { presentPoint } from '../points/readPointKsa';
import { readCourseMatrix, readCourseMatrixAxes } from './readCourseMatrix';
import { saveCourseMatrix } from './saveCourseMatrix';

/** The calls about the matrix of one course (domain.md §4.6). */
export const matrixCalls: readonly MountedCall[] = [
  handle(getMatrixCourse, async ({ db, query }) => {
    const { course } = await readCourseUnit(db, query.courseId);
    const { id, name, majorId, majorName = '', theoryPeriod, practicePeriod } = course;
    return { id, name, majorId, majorName, theoryPeriod, practicePeriod };
  }),
  handle(getCourseMatrixAxes, ({ db, query, language }) => readCourseMatrixAxes(db, query.courseId, language)),
  handle(getCourseMatrixChoices, async ({ db, query, language }) => ({
    points: (await listPoints(db, query.courseId)).map(presentPoint),
    relates: relateOptions(language),
  })),
  handle(getCourseMatrix, ({ db, query, language }) => readCourseMatrix(db, query.courseId, language)),
  handle(updateCourseMatrix, ({ db, body, caller, now }) => saveCourseMatrix(db, body, { userId: caller.id, now }), {
    success: successMessages.saved,
  }),
];
