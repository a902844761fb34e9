import { z } from 'zod';
import { idSchema, requiredText, textLimits, timestampSchema, uniqueSchema } from '../fields';
import { base64ByteCount, base64Head } from './base64';
import { imageTypeOf } from './imageRules';
import { imageBytes, imageCount, imageTypes } from './limits';

// Zod extends no schema that has a refinement.
const feedbackImageFields = z.object({
  id: z.union([z.number(), z.string().max(64)]),
  unique: uniqueSchema,
  name: z.string().max(255),
  type: z.enum(imageTypes),
  data: z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/, { abort: true }),
});

/** A picture of a feedback (core §3): `data` is base64 text without the head of a data URL (decision 144), its type that of the content. */
export const feedbackImageSchema = feedbackImageFields
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

/** A picture as it arrives: its bytes alone say what it is; data is a data URL or plain base64. */
export const feedbackImageInputSchema = feedbackImageFields.extend({
  unique: z.string().trim().min(1).max(64),
  type: z.string().max(255),
  data: z.string(),
});
export type FeedbackImageInput = z.infer<typeof feedbackImageInputSchema>;

/** Body of /message/feedback; how many pictures and how large is looked at where they are read. */
export const feedbackInputSchema = feedbackSchema.extend({ images: z.array(feedbackImageInputSchema).max(100).default([]) });
export type FeedbackInput = z.infer<typeof feedbackInputSchema>;

/** A feedback as its readers see it: its pictures are loaded one by one (decision 158). */
export const feedbackRecordSchema = feedbackSchema.extend({
  id: idSchema,
  userId: idSchema.nullable(),
  userName: z.string(),
  createTime: timestampSchema,
  images: z.array(z.object({ id: idSchema, unique: z.string(), name: z.string(), type: z.enum(imageTypes), size: z.int().min(0) })),
});
export type FeedbackRecord = z.infer<typeof feedbackRecordSchema>;

/** The text-only variant of the major home. */
export const feedbackTextSchema = requiredText(textLimits.article);
