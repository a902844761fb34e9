import { z } from 'zod';
import { emailSchema, idSchema, requiredText, text, textLimits, versioned } from '../fields';

/** What a person tells about themselves (reference §3). */
export const userProfileSchema = z.object({
  id: idSchema,
  userName: text(textLimits.title),
  avatar: z.string().max(14_000_000),
  introduction: text(textLimits.paragraph),
  collegeName: text(textLimits.title),
  major: text(textLimits.title),
  job: text(textLimits.title),
  contactEmail: z.string().max(254),
  ...versioned,
});
export type UserProfile = z.infer<typeof userProfileSchema>;

/** A profile fit to be saved: every field is required (reference §2.10). */
export const userProfileInputSchema = userProfileSchema.extend({
  userName: requiredText(60),
  introduction: requiredText(textLimits.paragraph),
  collegeName: requiredText(textLimits.title),
  major: requiredText(textLimits.title),
  job: requiredText(textLimits.title),
  contactEmail: emailSchema,
});

/** Body of /user/saveUserInfo: the picture as a data URL, the profile as JSON text (reference §7). */
export const saveUserInfoRequestSchema = z.object({ file: z.string().max(14_000_000), userInfo: z.string().max(100_000) });
export type SaveUserInfoRequest = z.infer<typeof saveUserInfoRequestSchema>;
