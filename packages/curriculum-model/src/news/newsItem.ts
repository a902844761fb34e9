import { z } from 'zod';
import { listSort, type SortValues } from '../paging';
import { idSchema, maxId, textOf, timestampSchema, translatable, versioned } from '../fields';
import { readShape, savedShape } from '../records/fieldSchemas';
import { newsFields } from '../records/news';

/** Extension: a news item (decision 129). */
export const newsItemSchema = z.object({
  id: idSchema,
  ...readShape(newsFields),
  createTime: timestampSchema,
  ...versioned,
  ...translatable,
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** The columns of the list that sort it. */
export const newsSort = listSort({
  title: (item, language) => textOf(item, 'title', language),
  date: ({ createTime }) => Date.parse(createTime),
} satisfies SortValues<NewsItem>);

/** Extension: a news item being saved. */
export const newsItemInputSchema = z.object({
  id: z.int().min(0).max(maxId),
  ...savedShape(newsFields),
  ...versioned,
  ...translatable,
});
export type NewsItemInput = z.infer<typeof newsItemInputSchema>;
