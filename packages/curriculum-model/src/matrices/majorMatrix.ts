import { z } from 'zod';
import { idSchema, listIdSchema, text, textLimits, translatable, versioned, versionSchema } from '../fields';
import { graduateRequireSchema } from '../goals';
import { matrixCourseFields } from '../records/courseUnit';
import { readShape } from '../records/fieldSchemas';
import { goalRelationInputSchema, goalRelationSchema, supportSchema } from './relate';

/** The support of one course for one indicator (domain.md §4.6). */
export const majorCellSchema = z.object({
  id: listIdSchema,
  majorId: idSchema,
  courseUnitId: idSchema,
  courseUnitName: text(textLimits.title),
  /** The indicator point. */
  graduateRequireId: idSchema,
  relate: supportSchema,
});
export type MajorCell = z.infer<typeof majorCellSchema>;

/** A row head of the major matrix; `editable`, `version` and `translations` are extensions. */
export const majorMatrixCourseSchema = z.object({
  id: idSchema,
  ...readShape(matrixCourseFields),
  editable: z.boolean().optional(),
  ...translatable,
  ...versioned,
});
export type MajorMatrixCourse = z.infer<typeof majorMatrixCourseSchema>;

/** A stored binding. */
export const bindingSchema = goalRelationSchema.extend({ id: listIdSchema });
export type Binding = z.infer<typeof bindingSchema>;

/** The reply of /matrix/majormatrix. */
export const majorMatrixSchema = z.object({
  requirements: z.array(graduateRequireSchema),
  courses: z.array(majorMatrixCourseSchema),
  data: z.array(majorCellSchema),
  bindings: z.array(bindingSchema),
  ...versioned,
});
export type MajorMatrix = z.infer<typeof majorMatrixSchema>;

const row = { courseId: idSchema, version: versionSchema.optional(), relations: z.array(goalRelationInputSchema).max(500) };

/** Body of /matrix/updatemajormatrix: the whole row of one course. */
export const updateMajorMatrixRequestSchema = z.object(row);
export type UpdateMajorMatrixRequest = z.infer<typeof updateMajorMatrixRequestSchema>;

/** Extension: several rows in one transaction. */
export const saveMajorRowsRequestSchema = z.object({ majorId: idSchema, rows: z.array(z.object(row)).min(1).max(500) });
export type SaveMajorRowsRequest = z.infer<typeof saveMajorRowsRequestSchema>;

/** The reply of /matrix/courseinfo. */
export const matrixCourseInfoSchema = z.object({
  id: idSchema,
  name: text(textLimits.title),
  majorId: idSchema,
  majorName: text(textLimits.title),
  theoryPeriod: z.number(),
  practicePeriod: z.number(),
});
export type MatrixCourseInfo = z.infer<typeof matrixCourseInfoSchema>;
