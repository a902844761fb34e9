import { z } from 'zod';
import { listIdSchema } from '../fields';
import { readShape, savedShape, translatableBy } from '../records/fieldSchemas';
import { ksaFields } from '../records/points';
import { maxPoints, pointInputSchema, pointSchema } from './point';

/** Knowledge, skill, ability (decision 68). */
export const ksaLetterSchema = z.enum(['K', 'S', 'A']);
export type KsaLetter = z.infer<typeof ksaLetterSchema>;

/** Shown as letter and level: title K with level 1 is K1 (decision 68). Level 0 waits for its number. */
export const ksaSchema = z.object({
  id: listIdSchema,
  title: ksaLetterSchema,
  level: z.int().min(0).max(maxPoints),
  ...readShape(ksaFields),
  ...translatableBy(ksaFields),
});
export type Ksa = z.infer<typeof ksaSchema>;

/** A KSA item fit to be stored. */
export const ksaInputSchema = ksaSchema.extend(savedShape(ksaFields));

/** A point with the KSA items that support it. */
export const pointKsaSchema = pointSchema.extend({ ksa: z.array(ksaSchema).max(maxPoints) });
export type PointKsa = z.infer<typeof pointKsaSchema>;

/** A point as read from a file: without `ksa` the file has no columns for them. */
export const readPointSchema = pointKsaSchema.partial({ ksa: true });
export type ReadPoint = z.infer<typeof readPointSchema>;

/** A point with its KSA items, all fit to be stored; without `ksa` it says nothing of them. */
export const pointKsaInputSchema = pointInputSchema.extend({ ksa: z.array(ksaInputSchema).max(maxPoints).optional() });

/** Whether a list of points leaves the KSA items of the course as they are: they support points and are not owned by them (decision 68). */
export function leavesKsa(list: readonly Pick<ReadPoint, 'ksa'>[]): boolean {
  return list.length > 0 && list.every(({ ksa }) => ksa === undefined);
}

/** The two kinds of point template and its language (decision 70). */
export const templateRequestSchema = z.object({
  /** Which of the two. */
  template: z.string().max(40),
  lang: z.string().max(20),
});
export type TemplateRequest = z.infer<typeof templateRequestSchema>;
