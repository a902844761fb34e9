import { z } from 'zod';
import { idSchema } from '../../fields';
import { supportSchema } from '../relate';

/** An entry of the course matrix, or with a task goal and a KSA item one of a project matrix. */
export const placementSchema = z.object({
  projectId: idSchema,
  goalId: idSchema,
  pointId: idSchema,
  taskGoalId: idSchema.nullable(),
  ksaId: idSchema.nullable(),
});
export type Placement = z.infer<typeof placementSchema>;

/** What the suggestion of an entry rests on, with its text: what is placed, and what heads its row and column. */
export const placementOriginSchema = z.object({
  kind: z.enum(['point', 'ksa', 'project', 'goal', 'taskGoal']),
  id: idSchema,
  text: z.string(),
});
export type PlacementOrigin = z.infer<typeof placementOriginSchema>;

/** A proposal for an entry of a course's own matrices, with its reasons. It is none until a person accepts it. */
export const placementSuggestionSchema = placementSchema.extend({
  relate: supportSchema,
  /** Likeness from 0 to 1; none is made below one half. */
  score: z.number().min(0).max(1),
  /** The terms that the texts share. */
  terms: z.array(z.string()).readonly(),
  origins: z.array(placementOriginSchema).readonly(),
  /** Whether the KSA item is one of the point's. */
  isOwnKsa: z.boolean(),
  /** The same course in other majors of the college, where it has such an entry. */
  elsewhere: z.array(z.object({ courseId: idSchema, majorName: z.string() })).readonly(),
  /** Whether somebody who may change the course has declined it. */
  isDeclined: z.boolean(),
});
export type PlacementSuggestion = z.infer<typeof placementSuggestionSchema>;

/** An entry that is not to be suggested, or again. */
export const declinePlacementRequestSchema = placementSchema.extend({ courseId: idSchema, isDeclined: z.boolean() });
export type DeclinePlacementRequest = z.infer<typeof declinePlacementRequestSchema>;

/** An entry as a key, for maps. */
export function placementKey({ projectId, goalId, pointId, taskGoalId, ksaId }: Placement): string {
  return [projectId, goalId, pointId, ...(taskGoalId === null ? [] : [taskGoalId, ksaId])].join(' ');
}
