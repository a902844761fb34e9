import { z } from 'zod';
import { optionalPictureText, pictureTextLength } from '../feedback';
import { emailSchema, idSchema, text, textLimits, versioned } from '../fields';
import type { OwnFieldName } from '../records/deriveFields';
import { readShape, savedShape, translatableBy } from '../records/fieldSchemas';
import { profileFields } from '../records/person';

/** Maximum length of the avatar's data URL: 48 KB as base64 text, including its prefix. */
export const thumbnailLength = 66_000;

/** Extension: the avatar scaled down for menus, as a data URL; empty where there is none. */
export const thumbnailSchema = z.string().max(thumbnailLength);

const own = {
  avatar: z.string().max(pictureTextLength),
  contactEmail: z.string().max(254),
} satisfies Record<OwnFieldName<typeof profileFields>, z.ZodType>;

/** The profile of a person (reference §3); `collegeName` is the department of the form (decision 131). */
export const userProfileSchema = z.object({
  id: idSchema,
  ...readShape(profileFields),
  // Names that a command made may be longer.
  userName: text(textLimits.title),
  ...own,
  thumbnail: thumbnailSchema.optional(),
  ...versioned,
  ...translatableBy(profileFields),
});
export type UserProfile = z.infer<typeof userProfileSchema>;

/** A profile fit to be saved: every field is required (reference §2.10); the picture is sent separately. */
export const userProfileInputSchema = userProfileSchema.extend({
  ...savedShape(profileFields),
  contactEmail: emailSchema,
  thumbnail: optionalPictureText(thumbnailLength).optional(),
});
export type UserProfileInput = z.infer<typeof userProfileInputSchema>;

/** Body of /user/saveUserInfo: the picture as a data URL, empty to keep the one that is stored, and the profile as JSON text (reference §7). */
export const saveUserInfoRequestSchema = z.object({
  file: optionalPictureText(pictureTextLength),
  /** The profile as JSON text. */
  userInfo: z.string().min(1).max(pictureTextLength),
});
export type SaveUserInfoRequest = z.infer<typeof saveUserInfoRequestSchema>;
