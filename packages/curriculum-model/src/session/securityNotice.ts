import { z } from 'zod';
import { idSchema, timestampSchema } from '../fields';

/** Events of one's own account that are notified. */
export const securityNoticeKindSchema = z.enum(['newDevice', 'passwordChanged', 'addressChanged', 'secondFactorOn', 'secondFactorOff']);
export type SecurityNoticeKind = z.infer<typeof securityNoticeKindSchema>;

/** Extension: one thing that happened to a person's account. */
export const securityNoticeSchema = z.object({
  id: idSchema,
  kind: securityNoticeKindSchema,
  time: timestampSchema,
  /** Whether the account itself did it; otherwise somebody who manages the person. */
  isOwn: z.boolean(),
  /** The browser of an own act by its name; empty where it is not known. */
  browser: z.string(),
  system: z.string(),
  /** The network address of an own act. */
  address: z.string(),
  /** Whether it was not seen yet, and happened in another sign-in than the one that asks. */
  isNew: z.boolean(),
});
export type SecurityNotice = z.infer<typeof securityNoticeSchema>;
