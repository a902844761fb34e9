import { z } from 'zod';
import { choiceIdSchema, idSchema, text, textLimits } from '../fields';

const count = z.int().min(0);

/** How many courses support an indicator point strongly and weakly. */
export const indicatorFiguresSchema = z.object({ id: idSchema, description: text(textLimits.paragraph), strong: count, weak: count });
export type IndicatorFigures = z.infer<typeof indicatorFiguresSchema>;

/** A graduation requirement with the support of each of its indicator points. */
export const requirementFiguresSchema = z.object({
  id: idSchema,
  description: text(textLimits.paragraph),
  indicators: z.array(indicatorFiguresSchema),
});
export type RequirementFigures = z.infer<typeof requirementFiguresSchema>;

/** What a course brings into the three matrices, in numbers. */
export const courseFiguresSchema = z.object({
  id: idSchema,
  name: text(textLimits.title),
  classId: choiceIdSchema,
  typeId: choiceIdSchema,
  theoryPeriod: z.number(),
  practicePeriod: z.number(),
  /** Its KSA items by letter. */
  ksa: z.object({ K: count, S: count, A: count }),
  points: count,
  /** Points that occur in at least one cell of the course matrix. */
  placedPoints: count,
  /** Completion in percent. */
  progress: z.int().min(0).max(100),
});
export type CourseFigures = z.infer<typeof courseFiguresSchema>;

/** Figures over the matrices of one major, for charts. */
export const matrixFiguresSchema = z.object({ requirements: z.array(requirementFiguresSchema), courses: z.array(courseFiguresSchema) });
export type MatrixFigures = z.infer<typeof matrixFiguresSchema>;
