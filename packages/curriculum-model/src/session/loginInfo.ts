import { z } from 'zod';
import { emailSchema, idSchema, text, textLimits, translatable, versioned } from '../fields';
import { thumbnailSchema } from '../profile';
import { passwordLimits } from '../users/password';
import { secondFactorCodeSchema } from './secondFactor';

/** The person in the login info. */
export const loginUserSchema = z.object({
  id: idSchema,
  collegeId: z.int().min(0),
  permissionId: z.number(),
  relativeId: z.number(),
  userName: text(textLimits.title),
  email: z.string().max(254),
  thumbnail: thumbnailSchema.optional(),
  ...translatable,
  // Extension: what a change of the own name is based on (decision 42).
  ...versioned,
});
export type LoginUser = z.infer<typeof loginUserSchema>;

/** The content of the session store, encrypted (reference §3, domain.md §9). */
export const loginInfoSchema = z.object({
  data: z.object({
    /** The person who is signed in. */
    user: loginUserSchema,
    authToken: z.string().min(1).max(500),
  }),
});
export type LoginInfo = z.infer<typeof loginInfoSchema>;

/** Extension: body of the sign-in call (decision 9). */
export const loginRequestSchema = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(passwordLimits.max),
  /** A code of the second factor, or a recovery code; asked for with code 30011. */
  code: secondFactorCodeSchema.optional(),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** Extension: reply of the sign-in call. */
export const loginResponseSchema = loginInfoSchema.shape.data;
export type LoginResponse = z.infer<typeof loginResponseSchema>;

/** Extension: body of the forgotten-password call. */
export const forgetPasswordRequestSchema = z.object({ email: emailSchema });
export type ForgetPasswordRequest = z.infer<typeof forgetPasswordRequestSchema>;

/** Extension: body of the download-ticket call (decision 10). */
export const downloadTicketRequestSchema = z.object({
  /** The path of the call that downloads, below the address of the API. */
  path: z.string().min(1).max(200),
  /** The parameters of the download, by their names. */
  query: z.record(z.string().max(40), z.union([z.string().max(500), z.number()])),
});
export type DownloadTicketRequest = z.infer<typeof downloadTicketRequestSchema>;
/** Extension: its reply, a ticket for one download. */
export const downloadTicketSchema = z.object({
  /** What the address of the download carries in place of a sign-in. */
  ticket: z.string().min(16).max(200),
});
export type DownloadTicket = z.infer<typeof downloadTicketSchema>;

/** The reply of /auth/initmanage (decision 136). */
export const initManageSchema = z.object({
  /** The pages of /manage that the person may open. */
  menus: z.array(
    z.object({
      /** What the page is called. */
      label: z.string(),
      /** The name of the page: `users`, `departments` or `feedback`. */
      value: z.string(),
    }),
  ),
  /** The number of the person's permission. */
  permission: z.number(),
});
export type InitManage = z.infer<typeof initManageSchema>;
