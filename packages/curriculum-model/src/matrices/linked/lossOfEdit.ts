import { bindingRows } from './entries';
import { bindingAt, placedPointAt } from './finders';
import type { CourseBinding, LinkedMatrices, PlacedKsa, PlacedPoint } from './linkedMatrices';

/** What an edit deletes beyond what it names. */
export interface MatrixLoss {
  /**
   * Bindings, as they were before: those left without a goal, and those of other courses whose goals lose their columns there, with their content.
   */
  bindings: readonly CourseBinding[];
  /** Placed points whose column went. */
  points: readonly PlacedPoint[];
  /** KSA entries whose row or column went. */
  ksas: readonly PlacedKsa[];
}

/** What went between two states of the matrices without having been taken out itself. */
export function lossOfEdit(before: LinkedMatrices, after: LinkedMatrices): MatrixLoss {
  return { bindings: lostBindings(before, after), points: lostPoints(before, after), ksas: lostKsas(before, after) };
}

/** Whether nothing is deleted. */
export function isWithoutLoss({ bindings, points, ksas }: MatrixLoss): boolean {
  return bindings.length + points.length + ksas.length === 0;
}

function lostBindings(before: LinkedMatrices, after: LinkedMatrices): CourseBinding[] {
  if (before.bindings === after.bindings) return [];
  return before.bindings.filter((binding) => {
    if (binding.goals.length === 0) return false;
    const now = bindingAt(after, binding.courseId, binding.requireId);
    if (now === binding) return false;
    return now ? now.goals.length === 0 : binding.courseId !== before.courseId && !areBoundElsewhere(after, binding);
  });
}

function areBoundElsewhere({ bindings }: LinkedMatrices, { courseId, goals }: CourseBinding): boolean {
  const bound = new Set(bindingRows.group(bindings, courseId).flatMap((binding) => binding.goals));
  return goals.every((id) => bound.has(id));
}

function lostPoints(before: LinkedMatrices, after: LinkedMatrices): PlacedPoint[] {
  if (before.placedPoints === after.placedPoints) return [];
  const columns = new Set(bindingRows.group(after.bindings, after.courseId).flatMap(({ goals }) => goals));
  return before.placedPoints.filter((entry) => !columns.has(entry.goalId));
}

function lostKsas(before: LinkedMatrices, after: LinkedMatrices): PlacedKsa[] {
  if (before.placedKsas === after.placedKsas) return [];
  const taskGoals = new Set(after.taskGoals.map(({ id }) => id));
  return before.placedKsas.filter((entry) => !placedPointAt(after, entry) || !taskGoals.has(entry.taskGoalId));
}
