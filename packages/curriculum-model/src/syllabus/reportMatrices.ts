import { z } from 'zod';
import { idSchema, text, textLimits, translatable } from '../fields';
import { graduateRequireSchema, taskGoalSchema } from '../goals';
import { goalRelationSchema, supportSchema } from '../matrices';
import { ksaLetterSchema } from '../points';
import { courseCellTexts } from '../records/courseCell';
import { readShape } from '../records/fieldSchemas';

const pointText = z.object({
  title: text(textLimits.title),
  description: text(textLimits.paragraph),
  /** Extension: the number by which staff know the point, the 5 of 课点5. */
  number: z.int().min(1).optional(),
  ...translatable,
});

/** A line of the report's project matrix, which is the workbench's course matrix (reference §3, decision 98). */
export const reportProjectEntrySchema = z.object({
  id: idSchema.optional(),
  projectId: idSchema,
  /** The teaching goal, under the wire's name. */
  graduateRequireId: idSchema,
  relate: supportSchema,
  point: pointText,
  ...readShape(courseCellTexts),
  period: z.union([z.number(), z.string()]),
  /** Extension: the two parts of the period. */
  theoryPeriod: z.number().optional(),
  practicePeriod: z.number().optional(),
  ...translatable,
});
export type ReportProjectEntry = z.infer<typeof reportProjectEntrySchema>;

/** A line of the report's point matrix, which is the workbench's project matrix. */
export const reportPointEntrySchema = z.object({
  projectMatrixId: idSchema,
  taskGoalId: idSchema,
  relate: supportSchema,
  ksa: z.object({ title: ksaLetterSchema, level: z.number(), description: text(textLimits.paragraph), ...translatable }),
});
export type ReportPointEntry = z.infer<typeof reportPointEntrySchema>;

/** Graduation requirements as the report reads them. */
export const reportRequireSchema = graduateRequireSchema;
/** Task goals as the report reads them. */
export const reportTaskGoalSchema = taskGoalSchema;
/** Bindings as the report reads them, with their texts. */
export const reportMajorRelationSchema = goalRelationSchema.extend({
  description: z.string().optional(),
  goalDescriptions: z.array(z.string()).optional(),
  /** Extension: the bound goals with their texts, in the order in which they are numbered. */
  goalTexts: z.array(z.object({ id: idSchema, description: text(textLimits.paragraph), ...translatable })).optional(),
});
export type ReportMajorRelation = z.infer<typeof reportMajorRelationSchema>;
