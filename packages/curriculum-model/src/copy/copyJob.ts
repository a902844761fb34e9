import { z } from 'zod';
import { idSchema, uniqueSchema } from '../fields';
import { copyProgressSchema } from './copy';
import { copyCountsSchema } from './copyPlan';

/** Extension: a stored copy and how far it is, for a page that lost its stream. */
export const copyJobSchema = z.object({
  unique: uniqueSchema,
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  progress: z.array(copyProgressSchema),
  /** The new course unit, once there is one. */
  courseId: idSchema.optional(),
  /** Why it failed. */
  message: z.string().optional(),
  /** The course unit that is copied. */
  sourceId: idSchema.optional(),
  /** Its name. */
  sourceName: z.string().optional(),
  targetId: idSchema.optional(),
  /** Name of the target major. */
  targetName: z.string().optional(),
  /** The draft into which it is copied; absent where that is the current edition. */
  editionId: idSchema.optional(),
  /** By which it can be undone, once it is done. */
  receiptId: idSchema.optional(),
  /** What was made, once it is done. */
  created: copyCountsSchema.optional(),
  startedAt: z.string().optional(),
  finishedAt: z.string().optional(),
});
export type CopyJob = z.infer<typeof copyJobSchema>;
