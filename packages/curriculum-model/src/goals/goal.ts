import { z } from 'zod';
import { idSchema, listIdSchema, revised, translatable } from '../fields';
import { readShape, savedShape, translatableBy } from '../records/fieldSchemas';
import { goalFields, indicatorFields, requirementFields } from '../records/goals';

/** Most goals of one course, or goals sent in one call. */
export const maxGoals = 200;

/** A teaching goal of a course under one indicator point (core §3). */
export const goalSchema = z.object({
  id: listIdSchema,
  /** The indicator point. */
  parentId: z.int().min(0),
  courseId: idSchema,
  ...readShape(goalFields),
  ...translatableBy(goalFields),
  ...revised,
});
export type Goal = z.infer<typeof goalSchema>;

/** A goal fit to be stored: the content holds something (core §5). */
export const goalInputSchema = goalSchema.extend({ parentId: idSchema, ...savedShape(goalFields) });
/** Body of /course/updateCourseGoals. */
export const goalInputListSchema = z.array(goalInputSchema).min(1).max(maxGoals);

/** An indicator point with the goals under it (core §3). */
export const indicatorSchema = z.object({
  id: idSchema,
  ...readShape(indicatorFields),
  children: z.array(goalSchema),
  ...translatable,
});
export type Indicator = z.infer<typeof indicatorSchema>;

/** A graduation requirement with its indicator points; some calls leave the goals out. */
export const graduateRequireSchema = z.object({
  id: idSchema,
  ...readShape(requirementFields),
  children: z.array(indicatorSchema.extend({ children: z.array(goalSchema).optional() })),
  ...translatable,
});
export type GraduateRequire = z.infer<typeof graduateRequireSchema>;
/** An indicator point under its requirement, with or without goals. */
export type GraduateIndicator = GraduateRequire['children'][number];

/** Extension: what saving the graduation requirements of a major takes; what is not in the list is removed (decision 101). */
export const saveGraduateRequiresRequestSchema = z.object({
  majorId: idSchema,
  version: z.int().min(0).optional(),
  list: z
    .array(
      z.object({
        id: listIdSchema,
        ...savedShape(requirementFields),
        children: z.array(z.object({ id: listIdSchema, ...savedShape(indicatorFields), ...translatableBy(indicatorFields) })).max(50),
        ...translatableBy(requirementFields),
      }),
    )
    .max(50),
});
export type SaveGraduateRequiresRequest = z.infer<typeof saveGraduateRequiresRequestSchema>;
