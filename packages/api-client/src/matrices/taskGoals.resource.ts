import type { ProjectTaskGoal, TaskGoal } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { listTaskGoals, updateTaskGoal } from './matrices.contract';

/** The task goals of a chapter, which are the columns of its project matrix (domain.md §2). */
export function createTaskGoals(client: Client) {
  async function list(projectId: number, { signal }: { signal?: AbortSignal } = {}): Promise<ProjectTaskGoal[]> {
    const goals = await client.call(listTaskGoals, { query: { projectId }, signal });
    return goals.map((goal) => ({ ...goal, projectId }));
  }

  return {
    list,
    /** Adds a goal with id 0, changes one with an id above 0, and takes one with a negated id out. Gives the chapter's goals as stored. */
    async saveOne(goal: TaskGoal & { projectId: number }): Promise<ProjectTaskGoal[]> {
      await client.call(updateTaskGoal, { body: goal });
      return list(goal.projectId);
    },
    /**
     * Replaces the chapter's goals by the list, in its order; goals that are not listed are deleted. Returns the stored goals. A goal that is not `known`, or
     * that somebody changed after it was read, is a conflict.
     */
    async saveAll(
      projectId: number,
      goals: readonly TaskGoal[],
      known?: readonly (number | Pick<TaskGoal, 'id' | 'version' | 'revision'>)[],
    ): Promise<ProjectTaskGoal[]> {
      const all = goals.map((goal) => ({ ...goal, projectId }));
      await client.call(updateTaskGoal, { body: { projectId, goals: all, ...(known ? { known: [...known] } : {}) } });
      return list(projectId);
    },
  };
}

export type TaskGoals = ReturnType<typeof createTaskGoals>;
