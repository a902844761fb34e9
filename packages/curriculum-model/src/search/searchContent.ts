import { z } from 'zod';
import { idSchema } from '../fields';
import { keywordSchema } from '../paging';

/** Body of /search/searchContent; target names what is searched. */
export const searchContentRequestSchema = z.object({ keyword: keywordSchema, target: z.string().max(40) });
export type SearchContentRequest = z.infer<typeof searchContentRequestSchema>;

/** What the search of the top bar looks through; a server may know further targets. */
export const searchTargets = ['course', 'indicator', 'point', 'ksa', 'goal'] as const;
export type SearchTarget = (typeof searchTargets)[number];

/** One hit. Extension: the major and the course unit it belongs to, for navigation and to distinguish hits of the same name. */
export const searchHitSchema = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  type: z.union([z.string(), z.number()]),
  majorId: idSchema.optional(),
  majorName: z.string().optional(),
  courseId: idSchema.optional(),
  courseName: z.string().optional(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** A reply with its keyword, so that a stale one can be ignored (core §3, decision 138). */
export function searchReplySchema<Item extends z.ZodType>(item: Item) {
  return z.object({ keyword: z.string(), data: z.array(item) });
}

/** The reply of /search/searchContent. */
export const searchContentSchema = searchReplySchema(searchHitSchema);
export type SearchContent = z.infer<typeof searchContentSchema>;
