import type { Goal, Indicator } from '@college/curriculum-model';

/**
 * Where the teaching goals of a course are read and changed; the goals of `@college/api-client` are one. Failures reject with an error
 * whose message staff can read.
 */
export interface GoalsSource {
  /**
   * Every indicator point of the major, each with the course's goals under it.
   * Call: `GET /course/getcoursegoal` (core §7).
   */
  loadGoals: (courseId: number, majorId: number, options?: { signal?: AbortSignal }) => Promise<readonly Indicator[]>;
  /**
   * Adds all of the goals or, when it fails, none.
   * Call: `POST /course/updateCourseGoals` (core §7).
   */
  addGoals: (goals: readonly Goal[]) => Promise<unknown>;
  /**
   * Stores the new text of one goal. A stale `version` rejects with code '30009' and the current goal as `data`.
   * Call: `POST /course/updatecoursegoal` (core §7).
   */
  updateGoal: (goal: Goal) => Promise<unknown>;
  /**
   * Deletes a goal, which also leaves its binding and its matrix cells.
   * Call: `GET /course/deletecoursegoal` (core §7).
   */
  deleteGoal: (goalId: number, options?: { revision?: number | undefined }) => Promise<unknown>;
}
