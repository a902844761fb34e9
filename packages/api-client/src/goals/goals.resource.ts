import type { Goal, Indicator } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { deleteCourseGoal, getCourseGoals, updateCourseGoal, updateCourseGoals } from './goals.contract';

/** Teaching goals of a course (decision 72: updateCourseGoals adds, updatecoursegoal edits). */
export function createGoals(client: Client) {
  return {
    /** Every indicator point of the major, each with the course's goals under it. */
    loadGoals(courseId: number, majorId: number, { signal }: { signal?: AbortSignal } = {}): Promise<Indicator[]> {
      return client.call(getCourseGoals, { query: { courseId, majorId }, signal });
    },
    /** Adds goals in one call: all of them or none. */
    addGoals(goals: readonly Goal[]): Promise<Goal[]> {
      return client.call(updateCourseGoals, { body: goals.map((goal) => ({ ...goal, id: 0 })) });
    },
    updateGoal(goal: Goal): Promise<{ id: number }> {
      return client.call(updateCourseGoal, { body: goal });
    },
    /** A `revision` that is no longer the stored one is a conflict. */
    async deleteGoal(goalId: number, { revision }: { revision?: number | undefined } = {}): Promise<void> {
      await client.call(deleteCourseGoal, { query: { courseGoalId: goalId, revision } });
    },
  };
}

export type Goals = ReturnType<typeof createGoals>;
