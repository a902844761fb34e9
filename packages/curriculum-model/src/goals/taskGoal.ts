import { z } from 'zod';
import { idSchema, listIdSchema, revised } from '../fields';
import { readShape, savedShape, translatableBy } from '../records/fieldSchemas';
import { taskGoalFields } from '../records/goals';
import { maxGoals } from './goal';

/** A goal of one project and the output that shows it was reached (reference §3). */
export const taskGoalSchema = z.object({
  id: listIdSchema,
  projectId: idSchema.optional(),
  ...readShape(taskGoalFields),
  ...translatableBy(taskGoalFields),
  ...revised,
});
export type TaskGoal = z.infer<typeof taskGoalSchema>;

/** A task goal fit to be stored. */
export const taskGoalInputSchema = taskGoalSchema.extend({ projectId: idSchema, ...savedShape(taskGoalFields) });

/** The second of the two bodies: all task goals of a project at once. */
export const updateTaskGoalsRequestSchema = z.object({
  projectId: idSchema,
  goals: z.array(taskGoalInputSchema.extend({ projectId: idSchema.optional() })).max(maxGoals),
  /**
   * Extension: the goals that the sender knew of, by id or with the version and revision that were read. One that somebody else added or changed meanwhile
   * makes the save a conflict; so does one that is left out and whose cells changed.
   */
  known: z
    .array(z.union([idSchema, z.object({ id: idSchema, ...revised })]))
    .max(maxGoals)
    .optional(),
});

/** Body of /matrix/updatetaskgoal: one goal, or a project with its goals (decision 99). */
export const updateTaskGoalRequestSchema = z.union([updateTaskGoalsRequestSchema, taskGoalInputSchema]);
export type UpdateTaskGoalRequest = z.infer<typeof updateTaskGoalRequestSchema>;
