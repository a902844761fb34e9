import { z } from 'zod';
import { emailSchema, idSchema, text, textLimits, timestampSchema, translatable, versioned } from '../fields';
import type { OwnFieldName } from '../records/deriveFields';
import { savedShape } from '../records/fieldSchemas';
import { accountFields } from '../records/person';
import { newPasswordSchema, passwordLimits } from './password';

/** Largest permissionId that a server stores; 4000 and above means no rights. */
export const maxPermissionId = 9999;

/** A permissionId fit to be stored: negative, fractional and missing ones are refused (decision 27). */
export const permissionIdSchema = z.int().min(0).max(maxPermissionId);

/** What a permission is about: college, department, major or course, by its level (domain.md §1); 0 is nothing. */
export const relativeIdSchema = z.int().min(0).max(2_147_483_647);

/** A person who signs in (core §3); authToken only in the login info. */
export const userSchema = z.object({
  id: idSchema,
  userName: text(textLimits.title),
  email: z.string().max(254),
  authToken: z.string().max(500).optional(),
  collegeId: idSchema.optional(),
  permissionId: z.number().optional(),
  relativeId: z.number().optional(),
  ...translatable,
});
export type User = z.infer<typeof userSchema>;

const account = savedShape(accountFields);
const { userName } = account;

// Only compared with the stored one, so it need not be a good one.
const oldPassword = z.string().min(1).max(passwordLimits.max);

const own = {
  email: emailSchema,
  permissionId: permissionIdSchema,
  relativeId: relativeIdSchema,
  password: newPasswordSchema.optional(),
} satisfies Record<OwnFieldName<typeof accountFields>, z.ZodType>;

/** One person of /manage/insertNewUser. */
export const newUserSchema = z.object({ ...account, ...own });
export type NewUser = z.infer<typeof newUserSchema>;

/** A person as a manager sees them in /manage/user/userlist. */
export const managedUserSchema = userSchema.extend({
  /** Name of the college, department, major or course that the permission is about; empty where there is none. */
  scopeName: z.string(),
  /** Whether the caller may change this person. */
  isEditable: z.boolean(),
  /** Extension: since when the account is disabled, and, for whoever may change this person, why; null or absent where it is enabled. */
  disabled: z.object({ time: timestampSchema, reason: z.string() }).nullish(),
  ...versioned,
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

/** Extension: an account after a save of its name or password, with the version on which the next one is based. */
export const accountStateSchema = managedUserSchema.pick({ id: true, userName: true, email: true, translations: true, version: true });
export type AccountState = z.infer<typeof accountStateSchema>;

/** Body of /manage/user/updateuserinfo. */
export const updateUserInfoRequestSchema = z.object({ id: idSchema, userName, email: emailSchema, ...versioned });
export type UpdateUserInfoRequest = z.infer<typeof updateUserInfoRequestSchema>;

/** The longest reason for which an account is disabled. */
export const disabledReasonLimit = 200;

/** Extension: body of /manage/user/setdisabled. */
export const setUserDisabledRequestSchema = z.object({
  id: idSchema,
  isDisabled: z.boolean(),
  /** Why it is disabled; kept for whoever manages the person. */
  reason: text(disabledReasonLimit).optional(),
  ...versioned,
});
export type SetUserDisabledRequest = z.infer<typeof setUserDisabledRequestSchema>;

/** Body of /user/updateusername. */
export const updateUserNameRequestSchema = z.object({ userId: idSchema, userName, ...versioned });
export type UpdateUserNameRequest = z.infer<typeof updateUserNameRequestSchema>;

/** Body of /manage/user/updatepassword; `old` is the acting person's password. */
export const updatePasswordRequestSchema = z.object({
  userId: idSchema,
  targetUserId: idSchema,
  old: oldPassword,
  fresh: newPasswordSchema,
  /** Of the account whose password it is. */
  ...versioned,
});
export type UpdatePasswordRequest = z.infer<typeof updatePasswordRequestSchema>;

/** Body of /user/updatepwd. */
export const updatePwdRequestSchema = z.object({ userId: idSchema, old: oldPassword, new: newPasswordSchema });
export type UpdatePwdRequest = z.infer<typeof updatePwdRequestSchema>;
