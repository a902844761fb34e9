import { z } from 'zod';
import { idSchema, listIdSchema, maxId, periodSchema, text, textLimits, translatable } from '../fields';

/** The courseUnitId of a row that staff took out (core §3). */
export const removedCourseUnitId = -1;

/** A project (chapter) of a course unit (core §3); id 0 is a new row. */
export const projectRowSchema = z.object({
  id: listIdSchema,
  courseUnitId: z.int().min(removedCourseUnitId).max(maxId),
  courseClassId: z.int().nullish(),
  courseTypeId: z.int().nullish(),
  name: text(textLimits.title),
  theoryPeriod: periodSchema,
  practicePeriod: periodSchema,
  ...translatable,
});
export type ProjectRow = z.infer<typeof projectRowSchema>;

/** A project as the major home and the report read it (reference §3). */
export const homeProjectSchema = z.object({
  id: idSchema,
  courseUnitId: idSchema,
  name: text(textLimits.title),
  product: text(textLimits.paragraph),
  ...translatable,
});
export type HomeProject = z.infer<typeof homeProjectSchema>;

/** An item of /major/courseProjectInfo: type 0 is a point, any other a purpose (reference §3). */
export const projectInfoItemSchema = z.object({
  type: z.int(),
  title: text(textLimits.title),
  description: text(textLimits.paragraph),
  level: z.union([z.number(), z.string()]).nullable(),
});
export type ProjectInfoItem = z.infer<typeof projectInfoItemSchema>;

/** Body of /major/v2.0/deleteprojects; a bare list is accepted too (decision 50). */
export const deleteProjectsRequestSchema = z.union([
  z.object({ ids: z.array(idSchema).min(1).max(500) }),
  z.array(idSchema).min(1).max(500),
]);
export type DeleteProjectsRequest = z.infer<typeof deleteProjectsRequestSchema>;
