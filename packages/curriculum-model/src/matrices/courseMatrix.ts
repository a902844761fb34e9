import { z } from 'zod';
import { idSchema, listIdSchema, versioned, versionSchema } from '../fields';
import { indicatorSchema } from '../goals';
import { pointSchema } from '../points';
import { projectRowSchema } from '../projects';
import { courseCellFields } from '../records/courseCell';
import { readShape, translatableBy } from '../records/fieldSchemas';
import { relateOptionSchema, relateSchema } from './relate';

/** One point in the cell of a project and a goal; the wire calls the goal graduateRequireId (domain.md §2). */
export const courseCellSchema = z.object({
  id: listIdSchema,
  courseUnitId: idSchema,
  projectId: idSchema,
  /** The teaching goal. */
  graduateRequireId: idSchema,
  point: pointSchema,
  relate: relateOptionSchema,
  ...readShape(courseCellFields),
  ...translatableBy(courseCellFields),
});
export type CourseCell = z.infer<typeof courseCellSchema>;

/** The reply of /matrix/coursematrix, one entry per project. */
export const courseMatrixRowSchema = z.object({
  /** The row of the matrix. */
  project: projectRowSchema,
  data: z.array(courseCellSchema),
  ...versioned,
});
export type CourseMatrixRow = z.infer<typeof courseMatrixRowSchema>;

/** The axes of the course matrix: /matrix/projectnteachgoal. */
export const courseMatrixAxesSchema = z.object({ projects: z.array(projectRowSchema), goals: z.array(indicatorSchema) });
export type CourseMatrixAxes = z.infer<typeof courseMatrixAxesSchema>;

/** What the course matrix's picker offers: /matrix/pointnrelate. */
export const pointChoicesSchema = z.object({ points: z.array(pointSchema), relates: z.array(relateOptionSchema) });
export type PointChoices = z.infer<typeof pointChoicesSchema>;

const relateInput = z.object({ name: z.string().max(40).optional(), code: z.string().max(10).optional(), relate: relateSchema });

/** Body of /matrix/updatecoursematrix. */
export const updateCourseMatrixRequestSchema = z.object({
  courseId: idSchema,
  version: versionSchema.optional(),
  list: z
    .array(
      z.object({
        /** The row that these cells replace. */
        project: z.object({ id: idSchema }),
        data: z.array(courseCellSchema.extend({ relate: relateInput, point: z.object({ id: idSchema }) })).max(2000),
      }),
    )
    .max(500),
});
export type UpdateCourseMatrixRequest = z.infer<typeof updateCourseMatrixRequestSchema>;

/** The response of a matrix save; without a version where a server has none. */
export const savedVersionSchema = z.object(versioned);
export type SavedVersion = z.infer<typeof savedVersionSchema>;
