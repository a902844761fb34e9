import { z } from 'zod';
import { optionalPictureText, pictureTextLength } from '../feedback';
import { emailSchema, idSchema, requiredText, text, textLimits, translatable, versioned } from '../fields';

/** Longest data URL of the small picture beside a name in menus: 48 KB as base64 text, with its head. */
export const thumbnailLength = 66_000;

/** Extension: the avatar scaled down for menus, as a data URL; empty where there is none. */
export const thumbnailSchema = z.string().max(thumbnailLength);

/** What a person tells about themselves (reference §3); `collegeName` is the department of the form (decision 131). */
export const userProfileSchema = z.object({
  id: idSchema,
  userName: text(textLimits.title),
  avatar: z.string().max(pictureTextLength),
  introduction: text(textLimits.paragraph),
  collegeName: text(textLimits.title),
  major: text(textLimits.title),
  job: text(textLimits.title),
  contactEmail: z.string().max(254),
  thumbnail: thumbnailSchema.optional(),
  ...versioned,
  ...translatable,
});
export type UserProfile = z.infer<typeof userProfileSchema>;

/** A profile fit to be saved: every field is required (reference §2.10); the picture travels beside it. */
export const userProfileInputSchema = userProfileSchema.extend({
  userName: requiredText(60),
  introduction: requiredText(textLimits.paragraph),
  collegeName: requiredText(textLimits.title),
  major: requiredText(textLimits.title),
  job: requiredText(textLimits.title),
  contactEmail: emailSchema,
  thumbnail: optionalPictureText(thumbnailLength).optional(),
});
export type UserProfileInput = z.infer<typeof userProfileInputSchema>;

/** Body of /user/saveUserInfo: the picture as a data URL, empty to keep the one that is stored, and the profile as JSON text (reference §7). */
export const saveUserInfoRequestSchema = z.object({
  file: optionalPictureText(pictureTextLength),
  userInfo: z.string().min(1).max(pictureTextLength),
});
export type SaveUserInfoRequest = z.infer<typeof saveUserInfoRequestSchema>;
