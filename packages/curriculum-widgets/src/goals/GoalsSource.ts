import type { Goal, Indicator } from '@college/curriculum-model';

/** Where the teaching goals of a course are read and changed; the goals of `@college/api-client` are one. */
export interface GoalsSource {
  /** Every indicator point of the major, each with the course's goals under it. */
  loadGoals: (courseId: number, majorId: number, options?: { signal?: AbortSignal }) => Promise<readonly Indicator[]>;
  /** Adds all of the goals or, when it fails, none. */
  addGoals: (goals: readonly Goal[]) => Promise<unknown>;
  updateGoal: (goal: Goal) => Promise<unknown>;
  deleteGoal: (goalId: number) => Promise<unknown>;
}
