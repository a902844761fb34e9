import { z } from 'zod';
import { idSchema, text, textLimits, timestampSchema, translatable } from '../fields';
import { pageInfoSchema } from '../paging';

/** A major in the list of those a person reaches. */
export const majorListItemSchema = z.object({
  id: idSchema,
  name: text(textLimits.title),
  code: text(20),
  /** Whether the caller may edit it. */
  edit: z.boolean(),
  departmentId: idSchema,
  departmentName: text(textLimits.title),
  courseCount: z.int().min(0),
  /** Mean completion of its courses in percent; null without courses. */
  progress: z.int().min(0).max(100).nullable(),
  /** The latest change of the major or of one of its courses. */
  updateTime: timestampSchema,
  ...translatable,
});
export type MajorListItem = z.infer<typeof majorListItemSchema>;

/** Its reply. */
export const majorListSchema = pageInfoSchema(majorListItemSchema);
export type MajorListResponse = z.infer<typeof majorListSchema>;

/** What depends on one indicator point, by course: lost when the indicator point is deleted. */
export const requireUseSchema = z.object({
  indicatorId: idSchema,
  courses: z.array(
    z.object({
      id: idSchema,
      name: text(textLimits.title),
      /** How the course supports it: 0 strong, 1 weak, -1 where only goals are bound to it. */
      relate: z.union([z.literal(0), z.literal(1), z.literal(-1)]),
      /** The number of the course's teaching goals bound to it. */
      goals: z.int().min(0),
      ...translatable,
    }),
  ),
});
export type RequireUse = z.infer<typeof requireUseSchema>;
