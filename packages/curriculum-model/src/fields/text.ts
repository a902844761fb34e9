import { z } from 'zod';

// PostgreSQL text cannot hold U+0000; refusing it here turns a server error into a field error.
// oxlint-disable-next-line no-control-regex
const storable = /^[^\u0000]*$/;

/** Free text that may be empty. */
export function text(max: number) {
  return z.string().max(max).regex(storable);
}

/** Free text that must hold something after trimming; it is stored trimmed. */
export function requiredText(max: number) {
  return z.string().trim().min(1).max(max).regex(storable);
}

/** An e-mail address, stored trimmed. */
export const emailSchema = z.string().trim().max(254).pipe(z.email());
