import { removedCourseUnitId, type CourseUnit, type ProjectRow } from '@college/curriculum-model';
import type { MockState } from '../mock-api/mockState';
import { refusals } from '../mock-api/refusals';

/** The rows as they are stored: removed ones gone with their cells, new ones with an id, in the order they were sent. */
export function saveProjects(state: MockState, unit: CourseUnit, rows: readonly ProjectRow[]): ProjectRow[] {
  const known = new Set(unit.courseMatrixVOS.map(({ id }) => id));
  const kept = rows.filter(({ id, courseUnitId }) => courseUnitId !== removedCourseUnitId && id >= 0);
  const foreign = kept.find(({ id }) => id > 0 && !known.has(id));
  if (foreign) throw refusals.invalid('course.courseMatrixVOS', String(foreign.id));
  const stored = kept.map((row) => ({ ...row, id: row.id === 0 ? state.nextId() : row.id, courseUnitId: unit.id }));
  const remaining = new Set(stored.map(({ id }) => id));
  const gone = (projectId: number) => known.has(projectId) && !remaining.has(projectId);
  state.taskGoals = state.taskGoals.filter(({ projectId }) => !gone(projectId));
  const cells = new Set(state.courseCells.filter(({ projectId }) => gone(projectId)).map(({ id }) => id));
  state.courseCells = state.courseCells.filter(({ id }) => !cells.has(id));
  state.projectCells = state.projectCells.filter(({ projectMatrixId }) => !cells.has(projectMatrixId));
  return stored;
}
