import { z } from 'zod';
import { idSchema, listIdSchema, maxId, text, textLimits, translatedTextSchema, versionSchema } from '../fields';
import { fieldsWhere } from '../records/deriveFields';
import { readShape, translatableBy } from '../records/fieldSchemas';
import { projectFields, projectRowFields } from '../records/project';

/** The courseUnitId of a row that staff took out (core §3). */
export const removedCourseUnitId = -1;

/** A project (chapter) of a course unit (core §3); id 0 is a new row. */
export const projectRowSchema = z.object({
  id: listIdSchema,
  courseUnitId: z.int().min(removedCourseUnitId).max(maxId),
  ...readShape(projectRowFields),
  courseClassId: z.int().nullish(),
  courseTypeId: z.int().nullish(),
  ...translatableBy(projectRowFields),
});
export type ProjectRow = z.infer<typeof projectRowSchema>;

const homeFields = fieldsWhere(projectFields, { kind: 'text' });

/** A project as the major home and the report read it (reference §3). What it yields may be joined from all its matrix entries, so that there is no longest length (see `projectProduct`). */
export const homeProjectSchema = z.object({
  id: idSchema,
  courseUnitId: idSchema,
  ...readShape(homeFields),
  /** What the project yields; the report reads it where no entry of the matrix says more. */
  product: z.string(),
  translations: z.object({ en: z.record(z.string(), translatedTextSchema.extend({ text: z.string() })).optional() }).optional(),
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
  z.object({
    /** The projects to delete. */
    ids: z.array(idSchema).min(1).max(500),
    /** Extension: the revisions of their course units as they were read. */
    revisions: z
      .array(z.object({ courseId: idSchema, revision: versionSchema }))
      .max(500)
      .optional(),
  }),
  z.array(idSchema).min(1).max(500),
]);
export type DeleteProjectsRequest = z.infer<typeof deleteProjectsRequestSchema>;
