import type { ProjectTaskGoal, TaskGoal } from '@college/curriculum-model';

/** The port of a chapter's task goals: an embedding college plugs in its own backend, or `createTaskGoals` of the api client as it stands. */
export interface TaskGoalsSource {
  /** The task goals of a chapter, in their order. */
  list(projectId: number, options?: { signal?: AbortSignal }): Promise<ProjectTaskGoal[]>;
  /** Adds a goal with id 0, changes one with an id above 0, takes one with a negated id out; gives the chapter's goals as stored. */
  saveOne(goal: TaskGoal & { projectId: number }): Promise<ProjectTaskGoal[]>;
  /** Makes the chapter's goals what the list says, in its order; `known` are those that were shown, so that what somebody else added meanwhile does not go unseen. Gives them as stored. */
  saveAll(projectId: number, goals: readonly TaskGoal[], known: readonly number[]): Promise<ProjectTaskGoal[]>;
}
