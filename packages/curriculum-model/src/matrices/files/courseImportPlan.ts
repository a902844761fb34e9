import type { z } from 'zod';
import { idSchema } from '../../fields';
import { saveMatricesRequestSchema } from '../linked';
import { importReportSchema } from './importPlan';

/** A dry run over a course-matrix workbook: the report, and the change as /matrix/savematrices takes it; null when nothing would change. */
export const courseImportPlanSchema = importReportSchema.extend({
  courseId: idSchema,
  change: saveMatricesRequestSchema.nullable(),
});
export type CourseImportPlan = z.infer<typeof courseImportPlanSchema>;
