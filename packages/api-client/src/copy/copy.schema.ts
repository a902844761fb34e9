import { copyProgressSchema, idSchema, uniqueSchema } from '@college/curriculum-model';
import { z } from 'zod';

/** How far a copy is, for a page that lost its stream. */
export const copyJobSchema = z.object({
  unique: uniqueSchema,
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  progress: z.array(copyProgressSchema),
  /** The new course unit, once there is one. */
  courseId: idSchema.optional(),
  message: z.string().optional(),
});
export type CopyJob = z.infer<typeof copyJobSchema>;

const count = z.int().min(0);

/** What a copy would bring into the target major, for a look before it starts. */
export const copyPlanSchema = z.object({
  name: z.string(),
  targetName: z.string(),
  projects: count,
  points: count,
  ksa: count,
  goals: count,
  courseCells: count,
  projectCells: count,
  /** Whether the target major already has a course unit of this name. */
  hasSameName: z.boolean(),
});
export type CopyPlan = z.infer<typeof copyPlanSchema>;
