import type { Goal } from '../../goals';
import { groupedList } from './groupedList';
import type { CourseBinding, PlacedKsa, PlacedPoint, PointPlace } from './linkedMatrices';

/** Bindings by course. */
export const bindingRows = groupedList(
  (binding: CourseBinding) => binding.courseId,
  (binding) => binding.requireId,
);

/** Goals by course. */
export const goalRows = groupedList(
  (goal: Goal) => goal.courseId,
  (goal) => goal.id,
);

/** Entries of the course matrix by its cells. */
export const courseCells = groupedList(
  (entry: PlacedPoint) => courseCellKey(entry),
  (entry) => entry.pointId,
);

/** Entries of project matrices by their rows. */
export const ksaRows = groupedList(
  (entry: PlacedKsa) => placeKey(entry),
  (entry) => `${entry.taskGoalId} ${entry.ksaId}`,
);

/** A cell of the course matrix as a text, for maps. */
export function courseCellKey({ projectId, goalId }: Pick<PointPlace, 'projectId' | 'goalId'>): string {
  return `${projectId} ${goalId}`;
}

/** The address of a placed point as a string key, for maps and row ids. */
export function placeKey({ projectId, goalId, pointId }: PointPlace): string {
  return `${projectId} ${goalId} ${pointId}`;
}

/** Whether both name one place. */
export function isSamePlace(one: PointPlace, other: PointPlace): boolean {
  return one.projectId === other.projectId && one.goalId === other.goalId && one.pointId === other.pointId;
}

/** Only the address, without the content. */
export function placeOf({ projectId, goalId, pointId }: PointPlace): PointPlace {
  return { projectId, goalId, pointId };
}
