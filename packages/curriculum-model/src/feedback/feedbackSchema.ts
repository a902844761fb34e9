import { z } from 'zod';
import { requiredText, textLimits, uniqueSchema } from '../fields';
import { base64ByteCount, base64Head } from './base64';
import { imageTypeOf } from './imageRules';
import { imageBytes, imageCount, imageTypes } from './limits';

/** A picture of a feedback (core §3): `data` is base64 text without the head of a data URL (decision 144), its type that of the content. */
export const feedbackImageSchema = z
  .object({
    id: z.union([z.number(), z.string().max(64)]),
    unique: uniqueSchema,
    name: z.string().max(255),
    type: z.enum(imageTypes),
    data: z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/, { abort: true }),
  })
  .refine(({ data }) => base64ByteCount(data) <= imageBytes, { params: { key: 'imageSize' } })
  .refine(({ type, data }) => imageTypeOf(base64Head(data)) === type, { params: { key: 'imageKind' } });
export type FeedbackImage = z.infer<typeof feedbackImageSchema>;

/** What staff tell the makers (core §3); `unique` is made by the client and ties the pictures to the text (decision 96). */
export const feedbackSchema = z.object({
  unique: uniqueSchema,
  description: requiredText(textLimits.article),
  images: z.array(feedbackImageSchema).max(imageCount),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** The text-only variant of the major home. */
export const feedbackTextSchema = requiredText(textLimits.article);
