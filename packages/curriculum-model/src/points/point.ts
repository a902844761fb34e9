import { z } from 'zod';
import { listIdSchema } from '../fields';
import { readShape, savedShape, translatableBy } from '../records/fieldSchemas';
import { pointFields } from '../records/points';

/** Most points, and most KSA items, of one course. */
export const maxPoints = 2000;

/** A knowledge point of a course; on the client a negative id marks it deleted (core §3). */
export const pointSchema = z.object({
  id: listIdSchema,
  ...readShape(pointFields),
  ...translatableBy(pointFields),
});
export type Point = z.infer<typeof pointSchema>;

/** A point fit to be stored: both texts hold something (core §5). */
export const pointInputSchema = pointSchema.extend(savedShape(pointFields));
