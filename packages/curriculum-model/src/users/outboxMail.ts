import { z } from 'zod';
import { idSchema, timestampSchema } from '../fields';

/** The purpose of a mail in the outbox: a forgotten password, or the first one of a new person. */
export const outboxKindSchema = z.enum(['reset', 'invite']);
export type OutboxKind = z.infer<typeof outboxKindSchema>;

/** Why a link that works is not shown: the mail server delivers it, or the one who reads the outbox may not manage the person. */
export const hiddenLinkSchema = z.enum(['delivered', 'notManaged']);

/** Extension: a mail of the outbox, as college managers read it. */
export const outboxMailSchema = z.object({
  id: idSchema,
  kind: outboxKindSchema,
  to: z.string(),
  subject: z.string(),
  /** The whole mail, without a link that is dead or hidden. */
  text: z.string(),
  /** The one-use link while it works; null once it was used, replaced or expired, and where it is hidden. */
  link: z.string().nullable(),
  hiddenLink: hiddenLinkSchema.optional(),
  /** Whether a later link to the same person took its place while it worked. */
  isReplaced: z.boolean().optional(),
  createTime: timestampSchema,
  /** After this moment the link is dead. */
  expireTime: timestampSchema,
  /** When the mail server took it; null where it has not, or where none is configured. */
  sentTime: timestampSchema.nullable(),
  /** Why the last attempt to send it failed. */
  error: z.string().nullable(),
  /** When somebody chose a password by its link. */
  usedTime: timestampSchema.nullable(),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;
