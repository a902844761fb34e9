import { z } from 'zod';
import { idSchema, versionSchema } from '../../fields';
import { courseCellFields } from '../../records/courseCell';
import { readShape, translatableBy } from '../../records/fieldSchemas';
import { goalRelationInputSchema, supportSchema } from '../relate';

/** How a placed point is taught, as it may be stored. */
export const arrangementSchema = z.object({ ...readShape(courseCellFields), ...translatableBy(courseCellFields) });

const pointPlace = { projectId: idSchema, goalId: idSchema, pointId: idSchema };

/**
 * Extension: body of /matrix/savematrices, everything that changed in the three matrices since they were read, in one transaction. Each listed row, chapter
 * and placed point is complete and replaces the stored one; what is not listed is unchanged. Entries are identified by their position.
 */
export const saveMatricesRequestSchema = z.object({
  majorId: idSchema,
  courseId: idSchema,
  /** The version of the course whose course and project matrices are saved; checked whenever it is present. */
  version: versionSchema.optional(),
  /** Changed rows of the major matrix. */
  rows: z
    .array(
      z.object({
        courseId: idSchema,
        version: versionSchema.optional(),
        relations: z.array(goalRelationInputSchema).max(500),
        /** The row as it was read: a goal that somebody moved meanwhile changes it without a new version of the course. */
        was: z.array(goalRelationInputSchema).max(500).optional(),
      }),
    )
    .max(500),
  /** Changed chapters of the course matrix. */
  chapters: z
    .array(
      z.object({
        projectId: idSchema,
        points: z.array(arrangementSchema.extend({ goalId: idSchema, pointId: idSchema, relate: supportSchema })).max(2000),
      }),
    )
    .max(500),
  /** Changed rows of project matrices. */
  placedPoints: z
    .array(
      z.object({
        ...pointPlace,
        ksas: z.array(z.object({ taskGoalId: idSchema, ksaId: idSchema, relate: supportSchema })).max(2000),
      }),
    )
    .max(2000),
});
export type SaveMatricesRequest = z.infer<typeof saveMatricesRequestSchema>;

/** What /matrix/savematrices answers: the new version of every course that it touched. */
export const savedMatricesSchema = z.array(z.object({ courseId: idSchema, version: versionSchema }));
export type SavedMatrices = z.infer<typeof savedMatricesSchema>;
