import { z } from 'zod';

/** A place as it is written in calls: by the numbers of an edition, or by lineage. */
export const placeSchema = z.string().trim().min(1).max(200);

/** How many threads a place has; `here` is null for what is not there any more. */
export const commentMarkSchema = z.object({
  place: placeSchema,
  here: placeSchema.nullable(),
  open: z.int().min(0),
  resolved: z.int().min(0),
});
export type CommentMark = z.infer<typeof commentMarkSchema>;
