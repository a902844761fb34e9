import { z } from 'zod';
import { idSchema, maxId, timestampSchema, translatable, versioned } from '../fields';
import { readShape, savedShape, translatableBy } from '../records/fieldSchemas';
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

/** Extension: a news item being saved. */
export const newsItemInputSchema = z.object({
  id: z.int().min(0).max(maxId),
  ...savedShape(newsFields),
  ...versioned,
  ...translatableBy(newsFields),
});
export type NewsItemInput = z.infer<typeof newsItemInputSchema>;
