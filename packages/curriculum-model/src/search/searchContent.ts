import { z } from 'zod';

/** Body of /search/searchContent; target names what is searched. */
export const searchContentRequestSchema = z.object({ keyword: z.string().max(200), target: z.string().max(40) });
export type SearchContentRequest = z.infer<typeof searchContentRequestSchema>;

/** One hit. */
export const searchHitSchema = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  type: z.union([z.string(), z.number()]),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** A reply that names the keyword it answers, so that a late one can be told (core §3, decision 138). */
export function searchReplySchema<Item extends z.ZodType>(item: Item) {
  return z.object({ keyword: z.string(), data: z.array(item) });
}

/** The reply of /search/searchContent. */
export const searchContentSchema = searchReplySchema(searchHitSchema);
export type SearchContent = z.infer<typeof searchContentSchema>;
