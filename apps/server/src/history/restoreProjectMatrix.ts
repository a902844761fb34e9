import type { Bilingual } from '@college/curriculum-model';
import type { Act } from '../audit/act';
import { listProjects } from '../course-units/projectRepository';
import { reviseCourseUnit } from '../course-units/reviseCourseUnit';
import type { Queries } from '../db';
import { listCourseCells } from '../matrices/courseMatrixRepository';
import { replaceProjectRows } from '../matrices/saveProjectMatrix';
import { listTaskGoals } from '../matrices/taskGoalRepository';
import { listKsas } from '../points/ksaRepository';
import { leftOutMessages } from './messages';
import { listIn, type RemovedCourseCell, type RemovedProjectCell, type StoredState } from './storedState';

type Place = Pick<RemovedCourseCell, 'id' | 'projectId' | 'goalId' | 'pointId'>;

/** Restores the rows of the project matrices that a save changed; a row whose point was replaced is matched by its cell. */
export async function restoreProjectMatrix(
  db: Queries,
  courseId: number,
  { before, after }: { before: StoredState; after: unknown },
  act: Act,
): Promise<Bilingual[]> {
  await reviseCourseUnit(db, courseId, undefined, act.now);
  const cells = listIn<RemovedProjectCell>(before, 'cells');
  const places = new Map(listIn<Place>(before, 'rows').map((place) => [place.id, placeOf(place)]));
  const touched = [...cells, ...listIn<RemovedProjectCell>(after, 'cells')].map((cell) => cell.courseMatrixEntryId);
  const rows = await listCourseCells(db, courseId);
  const projects = await listProjects(db, [courseId]);
  const columns = await listTaskGoals(
    db,
    projects.map(({ id }) => id),
  );
  const columnsOf = new Set(columns.map(({ id, projectId }) => `${projectId} ${id}`));
  const ksaIds = new Set((await listKsas(db, courseId)).map(({ id }) => id));
  const wanted = [...new Set([...places.keys(), ...touched])].flatMap((rowId) => {
    const row = rows.find(({ cell }) => cell.id === rowId) ?? rows.find(({ cell }) => placeOf(cell) === places.get(rowId));
    if (!row) return [];
    const fits = (cell: RemovedProjectCell) => columnsOf.has(`${row.cell.projectId} ${cell.taskGoalId}`) && ksaIds.has(cell.ksaId);
    return [{ row, ksas: cells.filter((cell) => cell.courseMatrixEntryId === rowId && fits(cell)) }];
  });
  await replaceProjectRows(db, courseId, wanted, act);
  const leftOut = cells.length - wanted.reduce((sum, { ksas }) => sum + ksas.length, 0);
  return leftOut > 0 ? [leftOutMessages.cells(leftOut)] : [];
}

function placeOf({ projectId, goalId, pointId }: Omit<Place, 'id'>): string {
  return `${projectId} ${goalId} ${pointId}`;
}
