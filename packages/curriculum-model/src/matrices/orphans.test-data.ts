import type { CourseCell } from './courseMatrix';
import type { ProjectCell } from './projectMatrix';
import type { GoalRelation } from './relate';

/** The goals that are columns of the course matrix: those bound in the major matrix, in its order (domain.md §2). */
export function columnGoalIds(bindings: readonly GoalRelation[]): number[] {
  return [...new Set(bindings.flatMap((binding) => binding.goals))];
}

/** Course-matrix entries that lose their column or their row when bindings or chapters go. */
export function orphanCourseCells(
  cells: readonly CourseCell[],
  axes: { bindings: readonly GoalRelation[]; projectIds: readonly number[] },
): CourseCell[] {
  const columns = new Set(columnGoalIds(axes.bindings));
  return cells.filter((cell) => !columns.has(cell.graduateRequireId) || !axes.projectIds.includes(cell.projectId));
}

/** Project-matrix entries that lose their row or their column when placed points or task goals go. */
export function orphanProjectCells(
  cells: readonly ProjectCell[],
  axes: { courseCells: readonly Pick<CourseCell, 'id'>[]; taskGoalIds: readonly number[] },
): ProjectCell[] {
  const rows = new Set(axes.courseCells.map((cell) => cell.id));
  return cells.filter((cell) => !rows.has(cell.projectMatrixId) || !axes.taskGoalIds.includes(cell.taskGoalId));
}
