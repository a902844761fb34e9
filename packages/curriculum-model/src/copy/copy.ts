import { z } from 'zod';
import { idSchema, uniqueSchema } from '../fields';
import { goalSchema, indicatorSchema } from '../goals';
import { goalRelationInputSchema } from '../matrices';
import { optionItemSchema, type OptionItem } from '../options';

const goalRelations = z.array(goalRelationInputSchema).max(500);

/** How many courses one copy takes at most. */
export const maxCopiedTogether = 60;

/** What the copy wizard sends (core §3): courseId is the unit, targetId the major (decision 89). */
export const copyRequestSchema = z.object({
  unique: uniqueSchema,
  courseId: idSchema,
  sourceId: idSchema,
  targetId: idSchema,
  goalRelations,
  /** Extension: further courses that are copied with it, all of them or none. */
  more: z
    .array(z.object({ courseId: idSchema, goalRelations }))
    .max(maxCopiedTogether - 1)
    .optional(),
});
export type CopyRequest = z.infer<typeof copyRequestSchema>;

/** Body of the other path, which streams at once: sourceId is the unit. */
export const copyNowRequestSchema = z.object({ sourceId: idSchema, targetId: idSchema, goalRelations });
export type CopyNowRequest = z.infer<typeof copyNowRequestSchema>;

/** One message of the copy stream (core §3). */
export const copyProgressSchema = z.object({ no: z.number(), message: z.string(), percent: z.number().min(0).max(100) });
export type CopyProgress = z.infer<typeof copyProgressSchema>;

/** Where a course may be copied to: schools, their colleges, their majors. */
export type School = OptionItem;
/** The reply of /manage/copycourseavailabletarget. */
export const schoolListSchema = z.array(optionItemSchema);

/** Body of /manage/copycourseavailabletarget. */
export const copyTargetsRequestSchema = z.object({ userId: idSchema, courseId: idSchema });
/** Body of /manage/copycoursegetgoals: sourceId is the unit, targetId the major. */
export const copyGoalsRequestSchema = z.object({ sourceId: idSchema, targetId: idSchema });

/** The goals of the course and the indicator points of the target major. */
export const copyGoalsSchema = z.object({ source: z.array(goalSchema), target: z.array(indicatorSchema) });
export type CopyGoals = z.infer<typeof copyGoalsSchema>;
