import { z } from 'zod';

/** A code of an authenticator app (six digits) or a recovery code; blanks and hyphens do not count. */
export const secondFactorCodeSchema = z.string().trim().min(1).max(40);

/** Extension: the second factor of a person's own account. */
export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  /** Whether the person can do nothing else without it. */
  isRequired: z.boolean(),
  /** Recovery codes that were not used yet. */
  codesLeft: z.int().min(0),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Extension: what an authenticator app needs, before the second factor is confirmed by a code of it. */
export const secondFactorKeySchema = z.object({
  /** The key in base32, for typing. */
  key: z.string(),
  /** The otpauth:// address, for a QR code. */
  uri: z.string(),
});
export type SecondFactorKey = z.infer<typeof secondFactorKeySchema>;
