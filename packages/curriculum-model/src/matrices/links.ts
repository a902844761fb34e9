import type { GoalRelation } from './relate';

/** The goals that are columns of the course matrix: those bound in the major matrix, in its order (domain.md §2). */
export function columnGoalIds(bindings: readonly GoalRelation[]): number[] {
  return [...new Set(bindings.flatMap((binding) => binding.goals))];
}
