import { z } from 'zod';
import { idSchema, timestampSchema } from '../fields';

/** Extension: one of a person's own sign-ins that is not over. */
export const signInSchema = z.object({
  id: idSchema,
  /** The browser by its name; empty where it did not say. */
  browser: z.string(),
  /** The operating system by its name; empty where the browser did not say. */
  system: z.string(),
  /** Network address of the latest use. */
  address: z.string(),
  createTime: timestampSchema,
  /** The latest use, to the minute. */
  lastUseTime: timestampSchema,
  /** When it ends, however much it is used. */
  endTime: timestampSchema,
  /** Whether it is the sign-in that asks. */
  isCurrent: z.boolean(),
});
export type SignIn = z.infer<typeof signInSchema>;
