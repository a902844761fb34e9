import { storedRecord, type ProjectTaskGoal, type TaskGoal, type UpdateTaskGoalRequest } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { listTaskGoals, updateTaskGoal } from './matrices.contract';

/** The task goals of a chapter, which are the columns of its project matrix (domain.md §2). */
export function createTaskGoals(client: Client) {
  async function list(projectId: number, { signal }: { signal?: AbortSignal } = {}): Promise<ProjectTaskGoal[]> {
    const goals = await client.call(listTaskGoals, { query: { projectId }, signal });
    return inChapter(goals, projectId);
  }

  /** A server that knows the documented calls alone does not answer the goals: there they are read. */
  async function save(request: UpdateTaskGoalRequest): Promise<ProjectTaskGoal[]> {
    const { projectId } = request;
    const stored = storedRecord(await client.call(updateTaskGoal, { body: request }));
    return stored ? inChapter(stored, projectId) : list(projectId);
  }

  return {
    list,
    /** Adds a goal with id 0, changes one with an id above 0, and takes one with a negated id out. Returns the chapter's goals as stored. */
    saveOne(goal: TaskGoal & { projectId: number }): Promise<ProjectTaskGoal[]> {
      return save(goal);
    },
    /**
     * Replaces the chapter's goals by the list, in its order; goals that are not listed are deleted. Returns the stored goals. A goal that is not `known`, or
     * that somebody changed after it was read, is a conflict.
     */
    saveAll(
      projectId: number,
      goals: readonly TaskGoal[],
      known?: readonly (number | Pick<TaskGoal, 'id' | 'version' | 'revision'>)[],
    ): Promise<ProjectTaskGoal[]> {
      const all = goals.map((goal) => ({ ...goal, projectId }));
      return save({ projectId, goals: all, ...(known ? { known: [...known] } : {}) });
    },
  };
}

function inChapter(goals: readonly TaskGoal[], projectId: number): ProjectTaskGoal[] {
  return goals.map((goal) => ({ ...goal, projectId }));
}

export type TaskGoals = ReturnType<typeof createTaskGoals>;
