import type { ProjectTaskGoal, TaskGoal } from '@college/curriculum-model';

/** A goal as it was shown: its id with the version and the revision that were read. */
export type KnownTaskGoal = Pick<TaskGoal, 'id' | 'version' | 'revision'>;

/**
 * The port of a chapter's task goals: an embedding college plugs in its own backend, or `createTaskGoals` of the api client as is.
 * Failures reject with an error whose message staff can read.
 */
export interface TaskGoalsSource {
  /**
   * The task goals of a chapter, in their order.
   * Call: `GET /matrix/taskgoal` (core §7).
   */
  list(projectId: number, options?: { signal?: AbortSignal }): Promise<ProjectTaskGoal[]>;
  /**
   * Adds a goal with id 0, changes one with an id above 0, removes one with a negated id; resolves with the stored goals of the chapter.
   * Call: `POST /matrix/updatetaskgoal` (core §7).
   */
  saveOne(goal: TaskGoal & { projectId: number }): Promise<ProjectTaskGoal[]>;
  /**
   * Replaces the chapter's goals by the list, in its order; `known` are those that were shown, so that goals which somebody else added or changed meanwhile
   * are not deleted: then it rejects with code '30009'. Resolves with the stored goals. Call: `POST /matrix/updatetaskgoal` (core §7).
   */
  saveAll(projectId: number, goals: readonly TaskGoal[], known: readonly KnownTaskGoal[]): Promise<ProjectTaskGoal[]>;
}
