import { z } from 'zod';
import { idSchema, text, textLimits } from '../fields';
import { graduateRequireSchema, taskGoalSchema } from '../goals';
import { goalRelationSchema, supportSchema } from '../matrices';
import { ksaLetterSchema } from '../points';

const pointText = z.object({ title: text(textLimits.title), description: text(textLimits.paragraph) });

/** A line of the report's project matrix, which is the workbench's course matrix (reference §3, decision 98). */
export const reportProjectEntrySchema = z.object({
  id: idSchema.optional(),
  projectId: idSchema,
  /** The teaching goal, under the wire's name. */
  graduateRequireId: idSchema,
  relate: supportSchema,
  point: pointText,
  study: text(textLimits.line),
  teach: text(textLimits.line),
  product: text(textLimits.paragraph),
  week: text(50),
  period: z.union([z.number(), z.string()]),
});
export type ReportProjectEntry = z.infer<typeof reportProjectEntrySchema>;

/** A line of the report's point matrix, which is the workbench's project matrix. */
export const reportPointEntrySchema = z.object({
  projectMatrixId: idSchema,
  taskGoalId: idSchema,
  relate: supportSchema,
  ksa: z.object({ title: ksaLetterSchema, level: z.number(), description: text(textLimits.paragraph) }),
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
});
export type ReportMajorRelation = z.infer<typeof reportMajorRelationSchema>;
