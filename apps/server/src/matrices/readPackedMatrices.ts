import { groupBy, linkedMatricesOf, packMatrices, placeKey, type Language, type PackedMatrices } from '@college/curriculum-model';
import type { Queries } from '../db';
import { mapInPieces, takeTurns } from '../http/pieces';
import { listKsas, listTies } from '../points/ksaRepository';
import { listPoints } from '../points/pointRepository';
import { presentKsa, presentPoint } from '../points/readPointKsa';
import type { Caller } from '../rights/caller';
import { listProjectCells } from './projectMatrixRepository';
import { readCourseMatrix, readCourseMatrixAxes, readMatrixCourse } from './readCourseMatrix';
import { readMajorMatrix } from './readMajorMatrix';
import { readTaskGoalsOf } from './readProjectMatrix';

type PackedKsa = PackedMatrices['placedPoints'][number]['ksas'][number];

/**
 * The three matrices of a course as they travel. The versions, which come with the major matrix, are read first, so that a save in between shows as a conflict
 * and not as a mixture.
 */
export async function readPackedMatrices(db: Queries, courseId: number, caller: Caller, language: Language): Promise<PackedMatrices> {
  const major = await readMajorMatrix(db, courseId, caller, language);
  const [{ unit, projects }, axes, points, rows, ksas, cells, ties] = await Promise.all([
    readMatrixCourse(db, courseId),
    readCourseMatrixAxes(db, courseId, language),
    listPoints(db, courseId),
    readCourseMatrix(db, courseId, language),
    listKsas(db, courseId),
    listProjectCells(db, courseId),
    listTies(db, courseId),
  ]);
  const taskGoals = await readTaskGoalsOf(db, projects);
  const known = new Set(ksas.map(({ id }) => id));
  const ofPoint = groupBy(
    ties.filter(({ ksaId }) => known.has(ksaId)),
    ({ pointId }) => pointId,
  );
  const turn = takeTurns();
  const matrices = linkedMatricesOf({
    major,
    course: unit,
    axes,
    points: points.map(presentPoint),
    rows,
    taskAxes: projects.map((project) => ({ project, goals: taskGoals.get(project.id) ?? [], points: [] })),
    ksas: ksas.map(presentKsa),
    // Tens of thousands, which the database has packed already.
    projectRows: [],
    pointksa: points.map(({ id }) => ({ id, ksa: (ofPoint.get(id) ?? []).map(({ ksaId }) => ({ id: ksaId })) })),
  });
  await turn();
  const { placedPoints, ...packed } = packMatrices(matrices);
  await turn();
  const entryAt = new Map(
    rows.flatMap(({ data }) =>
      data.map(({ id, projectId, graduateRequireId: goalId, point }) => [placeKey({ projectId, goalId, pointId: point.id }), id]),
    ),
  );
  return {
    ...packed,
    placedPoints: await mapInPieces(placedPoints, (point) => {
      const placed = cells.get(entryAt.get(placeKey(point)) ?? 0) ?? [];
      return { ...point, ksas: placed.map(([taskGoalId, ksaId, relate]): PackedKsa => [taskGoalId, ksaId, relate]) };
    }),
  };
}
