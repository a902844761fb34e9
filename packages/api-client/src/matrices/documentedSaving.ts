import type { CourseMatrixRow, PointPlace, SavedMatrices, SaveMatricesRequest } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { getCourseMatrix, getProjectMatrices, updateCourseMatrix, updateMajorMatrix, updateProjectMatrix } from './matrices.contract';

/**
 * Saves a change with the three documented calls, one after the other: rows of the major matrix, chapters, placed points. It is not one
 * transaction: if one of them fails, those before it remain saved. The next save then meets a newer version, so that nothing is overwritten
 * unseen.
 */
export async function saveByDocumentedCalls(client: Client, change: SaveMatricesRequest): Promise<SavedMatrices> {
  const { courseId, rows, chapters, placedPoints } = change;
  const versions = new Map<number, number>();
  const note = (id: number, { version }: { version?: number | undefined }) => {
    if (version !== undefined) versions.set(id, version);
  };
  for (const row of rows) note(row.courseId, await client.call(updateMajorMatrix, { body: row }));
  const versioned = () => {
    const version = versions.get(courseId) ?? change.version;
    return version === undefined ? { courseId } : { courseId, version };
  };
  if (chapters.length > 0) {
    const stored = await client.call(getCourseMatrix, { query: { courseId } });
    const body = { ...versioned(), list: cellsOf(courseId, chapters, entryIds(stored)) };
    note(courseId, await client.call(updateCourseMatrix, { body }));
  }
  if (placedPoints.length > 0) {
    const query = { courseId };
    const entries = entryIds(await client.call(getCourseMatrix, { query }));
    const stored = await client.call(getProjectMatrices, { query });
    const body = { ...versioned(), list: projectCellsOf(placedPoints, entries, projectEntryIds(stored)) };
    note(courseId, await client.call(updateProjectMatrix, { body }));
  }
  return [...versions].map(([id, version]) => ({ courseId: id, version }));
}

function cellsOf(courseId: number, chapters: SaveMatricesRequest['chapters'], entries: ReadonlyMap<string, number>) {
  return chapters.map(({ projectId, points }) => ({
    project: { id: projectId },
    data: points.map(({ goalId, pointId, relate, ...arrangement }) => ({
      ...arrangement,
      id: entries.get(placeOf({ projectId, goalId, pointId })) ?? 0,
      courseUnitId: courseId,
      projectId,
      graduateRequireId: goalId,
      point: { id: pointId },
      relate: { relate },
    })),
  }));
}

function projectCellsOf(
  placedPoints: SaveMatricesRequest['placedPoints'],
  entries: ReadonlyMap<string, number>,
  stored: ReadonlyMap<string, number>,
) {
  return placedPoints.flatMap(({ ksas, ...place }) => {
    const entryId = entries.get(placeOf(place));
    if (entryId === undefined) {
      if (ksas.length === 0) return [];
      const { projectId, goalId, pointId } = place;
      throw new Error(
        `saveMatrices: no entry of chapter ${projectId}, goal ${goalId}, point ${pointId} came back after its chapter was saved. Its KSA cannot be stored. Load the matrices again.`,
      );
    }
    return {
      courseMatrix: { id: entryId },
      projectMatrices: ksas.map(({ taskGoalId, ksaId, relate }) => ({
        id: stored.get(`${entryId} ${taskGoalId} ${ksaId}`) ?? 0,
        projectMatrixId: entryId,
        taskGoalId,
        ksa: { id: ksaId },
        relate: { relate },
      })),
    };
  });
}

function entryIds(rows: readonly CourseMatrixRow[]): Map<string, number> {
  const cells = rows.flatMap(({ project, data }) => data.map((cell) => ({ ...cell, projectId: project.id })));
  return new Map(
    cells.map(({ id, projectId, graduateRequireId, point }) => [placeOf({ projectId, goalId: graduateRequireId, pointId: point.id }), id]),
  );
}

function projectEntryIds(
  rows: readonly { projectMatrices: readonly { id: number; projectMatrixId: number; taskGoalId: number; ksa: { id: number } }[] }[],
) {
  return new Map(
    rows.flatMap(({ projectMatrices }) =>
      projectMatrices.map(({ id, projectMatrixId, taskGoalId, ksa }) => [`${projectMatrixId} ${taskGoalId} ${ksa.id}`, id] as const),
    ),
  );
}

function placeOf({ projectId, goalId, pointId }: PointPlace): string {
  return `${projectId} ${goalId} ${pointId}`;
}
