import { z } from 'zod';
import { idSchema, maxId, requiredText, text, textLimits, timestampSchema, translatable, versioned } from '../fields';

/** Extension: a news item (decision 129). */
export const newsItemSchema = z.object({
  id: idSchema,
  title: text(textLimits.title),
  content: text(textLimits.article),
  createTime: timestampSchema,
  ...versioned,
  ...translatable,
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** Extension: a news item being saved. */
export const newsItemInputSchema = z.object({
  id: z.int().min(0).max(maxId),
  title: requiredText(textLimits.title),
  content: requiredText(textLimits.article),
  ...versioned,
  ...translatable,
});
export type NewsItemInput = z.infer<typeof newsItemInputSchema>;
