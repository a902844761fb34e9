import { z } from 'zod';
import { idSchema } from '../fields';
import { campusBandSchema, saveCampusProviderRequestSchema } from './campusProvider';
import { campusFaultSchema } from './campusSignIn';

/** Attributes as a provider says them: one value or several of each. */
export const campusValuesSchema = z
  .record(z.string().max(100), z.union([z.string().max(2000), z.array(z.string().max(2000)).max(200)]))
  .refine((values) => Object.keys(values).length <= 200);
export type CampusValues = z.infer<typeof campusValuesSchema>;

/** Extension: a provider as it is being edited, and the attributes of somebody to try it with. */
export const tryCampusProviderRequestSchema = z.object({
  provider: saveCampusProviderRequestSchema.omit({ clientSecret: true, version: true }),
  attributes: campusValuesSchema,
});
export type TryCampusProviderRequest = z.infer<typeof tryCampusProviderRequestSchema>;

/** Extension: what a first sign-in with these attributes would do. Nothing is stored. */
export const campusDryRunSchema = z.object({
  /** Joins the account that is there, makes one, or neither. */
  outcome: z.enum(['join', 'create', 'refused']),
  /** Why neither; null where somebody would be signed in. */
  fault: campusFaultSchema.nullable(),
  /** Who it would be, as read from the attributes; empty where they say nothing. */
  person: z.object({ userName: z.string(), email: z.string(), isEmailVerified: z.boolean(), staffNumber: z.string() }),
  /** The account that would be joined; its department and permission stay as they are. */
  account: z.object({ id: idSchema, userName: z.string(), email: z.string() }).nullable(),
  /** What a new account would get; null where nothing names one. */
  department: z.object({ id: idSchema, name: z.string() }).nullable(),
  band: campusBandSchema.nullable(),
  /** The rows that decided, counted from 0; null where none did. */
  departmentRow: z.int().min(0).nullable(),
  bandRow: z.int().min(0).nullable(),
});
export type CampusDryRun = z.infer<typeof campusDryRunSchema>;
