import { z } from 'zod';
import { idSchema, timestampSchema } from '../fields';

/** What an entry of the security log is about. */
export const securityKindSchema = z.enum([
  'signIn',
  'signOut',
  'lockOut',
  'throttling',
  'refusal',
  'confirmation',
  'secondFactor',
  'resetRequest',
  'passwordReset',
  'passwordChange',
  'invitation',
  'nameChange',
  'addressChange',
  'personAdded',
  'accountJoined',
  'accountDisabled',
  'accountEnabled',
  'personErased',
  'signInSettings',
  'budgetChange',
  'export',
  'restore',
]);
export type SecurityKind = z.infer<typeof securityKindSchema>;

/** How it ended: it was done, refused, or not even looked at because there were too many tries. */
export const securityOutcomeSchema = z.enum(['done', 'refused', 'throttled']);
export type SecurityOutcome = z.infer<typeof securityOutcomeSchema>;

/** How long an entry is kept. */
export const securityLogDays = 180;

/** Somebody whom an entry names; the name is the present one, also of a person who has been deleted since. */
export const securityPersonSchema = z.object({ id: idSchema, name: z.string() });

/** Extension: an entry of the security log. */
export const securityEventSchema = z.object({
  id: idSchema,
  /** When it happened; of a refusal that was repeated within a minute, the first time. */
  time: timestampSchema,
  kind: securityKindSchema,
  outcome: securityOutcomeSchema,
  /** Who did it or tried to; null where nobody was signed in. */
  actor: securityPersonSchema.nullable(),
  /** To whose account; null where it is about nobody's. */
  person: securityPersonSchema.nullable(),
  /** The path of the call that was refused or whose file was fetched, or one word of detail, such as `account` of what is locked, or the band of a new person; else empty. */
  what: z.string(),
  /** The record that it was about, as `course 1001`; else empty. */
  record: z.string(),
  /** The network address from which the request came. */
  address: z.string(),
  /** Browser and operating system by name, else how the program describes itself (its User-Agent); empty where it does not. */
  device: z.string(),
  /** How often a refusal was repeated within the minute. */
  times: z.int().min(1),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;
