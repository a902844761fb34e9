import { courseCellFields, pickFields, type Bilingual } from '@college/curriculum-model';
import type { Act } from '../audit/act';
import { listProjects } from '../course-units/projectRepository';
import type { Queries } from '../db';
import { insertCourseCells, listColumns, listStoredCells, type CourseMatrixFields } from '../matrices/courseMatrixRepository';
import { listCells } from '../matrices/lostCells';
import { insertProjectCells } from '../matrices/projectMatrixRepository';
import { listTaskGoals } from '../matrices/taskGoalRepository';
import { listKsas } from '../points/ksaRepository';
import { listPoints } from '../points/pointRepository';
import { leftOutMessages } from './messages';
import type { RemovedCourseCell, RemovedProjectCell } from './storedState';

interface Removed {
  courseCells: readonly RemovedCourseCell[];
  projectCells: readonly RemovedProjectCell[];
  /** By which entries of the project matrices find their row when it has another id now; the course cells themselves where absent. */
  places?: readonly Pick<RemovedCourseCell, 'id' | 'projectId' | 'goalId' | 'pointId'>[];
}

/**
 * Restores matrix entries of a course that were deleted with a record that is being restored. Entries whose row, column or content no longer exists are
 * skipped, as are those whose cell is occupied by now. Returns the skipped ones.
 */
export async function restoreCells(db: Queries, courseId: number, removed: Removed, act: Act): Promise<Bilingual[]> {
  const { courseCells, projectCells, places = courseCells } = removed;
  if (courseCells.length + projectCells.length === 0) return [];
  const present = new Map((await listStoredCells(db, courseId)).map((cell) => [placeOf(cell), cell.id]));
  const projects = await listProjects(db, [courseId]);
  const projectIds = new Set(projects.map(({ id }) => id));
  const pointIds = new Set((await listPoints(db, courseId)).map(({ id }) => id));
  const goalIds = new Set((await listColumns(db, courseId)).map(({ goal }) => goal.id));
  const fits = (cell: RemovedCourseCell) => projectIds.has(cell.projectId) && pointIds.has(cell.pointId) && goalIds.has(cell.goalId);
  const back = courseCells.filter((cell) => fits(cell) && !present.has(placeOf(cell)));
  await insertCourseCells(db, courseId, back.map(fieldsOf), act);
  const leftInProjects = await bringBackProjectCells(db, courseId, { projectCells, places }, act);
  const leftOut = courseCells.length - back.length + leftInProjects;
  return leftOut > 0 ? [leftOutMessages.cells(leftOut)] : [];
}

async function bringBackProjectCells(
  db: Queries,
  courseId: number,
  { projectCells, places }: Required<Pick<Removed, 'projectCells' | 'places'>>,
  act: Act,
): Promise<number> {
  if (projectCells.length === 0) return 0;
  const stored = await listCells(db, courseId);
  const entries = new Map(stored.courseCells.map((cell) => [cell.id, cell]));
  const byPlace = new Map(stored.courseCells.map((cell) => [placeOf(cell), cell]));
  const placeOfOld = new Map(places.map((place) => [place.id, placeOf(place)]));
  const projectIds = [...new Set(stored.courseCells.map(({ projectId }) => projectId))];
  const columns = new Set((await listTaskGoals(db, projectIds)).map(({ id, projectId }) => `${projectId} ${id}`));
  const ksaIds = new Set((await listKsas(db, courseId)).map(({ id }) => id));
  const taken = new Set(stored.projectCells.map(cellOf));
  const back = projectCells.flatMap((cell) => {
    const entry = entries.get(cell.courseMatrixEntryId) ?? byPlace.get(placeOfOld.get(cell.courseMatrixEntryId) ?? '');
    if (!entry || !columns.has(`${entry.projectId} ${cell.taskGoalId}`) || !ksaIds.has(cell.ksaId)) return [];
    const fields = { courseMatrixEntryId: entry.id, taskGoalId: cell.taskGoalId, ksaId: cell.ksaId, relate: cell.relate };
    return taken.has(cellOf(fields)) ? [] : [fields];
  });
  await insertProjectCells(db, back, act);
  return projectCells.length - back.length;
}

function placeOf({ projectId, goalId, pointId }: Pick<RemovedCourseCell, 'projectId' | 'goalId' | 'pointId'>): string {
  return `${projectId} ${goalId} ${pointId}`;
}

function cellOf({
  courseMatrixEntryId,
  taskGoalId,
  ksaId,
}: Pick<RemovedProjectCell, 'courseMatrixEntryId' | 'taskGoalId' | 'ksaId'>): string {
  return `${courseMatrixEntryId} ${taskGoalId} ${ksaId}`;
}

function fieldsOf(cell: RemovedCourseCell): CourseMatrixFields {
  const { projectId, goalId, pointId, relate, translations } = cell;
  return { projectId, goalId, pointId, relate, ...pickFields(courseCellFields, cell), translations };
}
