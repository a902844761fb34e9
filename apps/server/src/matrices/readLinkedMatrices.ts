import { groupBy, linkedMatricesOf, type Language, type LinkedMatrices } from '@college/curriculum-model';
import type { Queries } from '../db';
import { listKsas, listTies } from '../points/ksaRepository';
import { listPoints } from '../points/pointRepository';
import { presentKsa, presentPoint } from '../points/readPointKsa';
import type { Caller } from '../rights/caller';
import { listProjectCells } from './projectMatrixRepository';
import { readCourseMatrix, readCourseMatrixAxes, readMatrixCourse } from './readCourseMatrix';
import { readMajorMatrix } from './readMajorMatrix';
import { readProjectMatrixAxes } from './readProjectMatrix';

/**
 * The three matrices of a course as one value. The versions, which come with the major matrix, are read first, so that a save in between shows as a conflict
 * and not as a mixture.
 */
export async function readLinkedMatrices(db: Queries, courseId: number, caller: Caller, language: Language): Promise<LinkedMatrices> {
  const major = await readMajorMatrix(db, courseId, caller, language);
  const [{ unit }, axes, points, rows, taskAxes, ksas, cells, ties] = await Promise.all([
    readMatrixCourse(db, courseId),
    readCourseMatrixAxes(db, courseId, language),
    listPoints(db, courseId),
    readCourseMatrix(db, courseId, language),
    readProjectMatrixAxes(db, courseId),
    listKsas(db, courseId),
    listProjectCells(db, courseId),
    listTies(db, courseId),
  ]);
  const ofEntry = groupBy(cells, ({ courseMatrixEntryId }) => courseMatrixEntryId);
  const known = new Set(ksas.map(({ id }) => id));
  const ofPoint = groupBy(
    ties.filter(({ ksaId }) => known.has(ksaId)),
    ({ pointId }) => pointId,
  );
  return linkedMatricesOf({
    major,
    course: unit,
    axes,
    points: points.map(presentPoint),
    rows,
    taskAxes,
    ksas: ksas.map(presentKsa),
    projectRows: rows.flatMap(({ data }) =>
      data.map(({ id }) => ({
        projectMatrices: (ofEntry.get(id) ?? []).map(({ taskGoalId, ksaId, relate }) => {
          return { projectMatrixId: id, taskGoalId, ksa: { id: ksaId }, relate: { relate } };
        }),
      })),
    ),
    pointksa: points.map(({ id }) => ({ id, ksa: (ofPoint.get(id) ?? []).map(({ ksaId }) => ({ id: ksaId })) })),
  });
}
