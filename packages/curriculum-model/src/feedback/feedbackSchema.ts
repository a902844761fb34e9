import { z } from 'zod';
import { requiredText, textLimits, uniqueSchema } from '../fields';
import { imageCount } from './limits';

/** A picture of a feedback (core §3); data is a data URL. */
export const feedbackImageSchema = z.object({
  id: z.union([z.number(), z.string().max(64)]),
  unique: uniqueSchema,
  name: z.string().max(255),
  type: z.enum(['image/png', 'image/jpeg']),
  data: z.string().max(14_000_000).startsWith('data:image/'),
});
export type FeedbackImage = z.infer<typeof feedbackImageSchema>;

/** What staff tell the makers (core §3). */
export const feedbackSchema = z.object({
  unique: uniqueSchema,
  description: requiredText(textLimits.article),
  images: z.array(feedbackImageSchema).max(imageCount),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** The text-only variant of the major home. */
export const feedbackTextSchema = requiredText(textLimits.article);
