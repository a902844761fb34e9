import { z } from 'zod';
import { idSchema, listIdSchema, versioned, versionSchema } from '../fields';
import { taskGoalSchema } from '../goals';
import { ksaSchema, pointSchema } from '../points';
import { projectRowSchema } from '../projects';
import { courseCellSchema } from './courseMatrix';
import { relateOptionSchema, relateSchema } from './relate';

/** One KSA item in the cell of a placed point and a task goal (domain.md §4.6). */
export const projectCellSchema = z.object({
  id: listIdSchema,
  /** The course-matrix entry, that is the placed point. */
  projectMatrixId: idSchema,
  taskGoalId: idSchema,
  ksa: ksaSchema,
  relate: relateOptionSchema,
});
export type ProjectCell = z.infer<typeof projectCellSchema>;

/** The reply of /matrix/projectmatrix, one entry per placed point. */
export const projectMatrixRowSchema = z.object({
  courseMatrix: courseCellSchema,
  /** The KSA items of the point, each at a task goal. */
  projectMatrices: z.array(projectCellSchema),
  ...versioned,
});
export type ProjectMatrixRow = z.infer<typeof projectMatrixRowSchema>;

/** The axes of the project matrices: /matrix/projecttaskgoal. */
export const projectMatrixAxesSchema = z.object({
  /** The project whose points and task goals these are. */
  project: projectRowSchema,
  goals: z.array(taskGoalSchema),
  points: z.array(pointSchema),
});
export type ProjectMatrixAxes = z.infer<typeof projectMatrixAxesSchema>;

/** What the project matrix's picker offers: /matrix/ksanrelate. */
export const ksaChoicesSchema = z.object({ ksas: z.array(ksaSchema), relates: z.array(relateOptionSchema) });
export type KsaChoices = z.infer<typeof ksaChoicesSchema>;

const relateInput = z.object({ name: z.string().max(40).optional(), code: z.string().max(10).optional(), relate: relateSchema });

/** Body of /matrix/updateprojectmatrix. */
export const updateProjectMatrixRequestSchema = z.object({
  courseId: idSchema,
  version: versionSchema.optional(),
  list: z
    .array(
      z.object({
        courseMatrix: z.object({ id: idSchema }),
        /** The cells that replace those of the placed point. */
        projectMatrices: z.array(projectCellSchema.extend({ relate: relateInput, ksa: z.object({ id: idSchema }) })).max(2000),
      }),
    )
    .max(2000),
});
export type UpdateProjectMatrixRequest = z.infer<typeof updateProjectMatrixRequestSchema>;
