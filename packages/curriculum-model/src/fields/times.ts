import { z } from 'zod';

// Read by other colleges' servers too: ISO 8601, or the written form YYYY-MM-DD HH:mm:ss in campus time.
const pattern = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** A moment on the wire. */
export const timestampSchema = z.string().max(40).regex(pattern);
export type Timestamp = z.infer<typeof timestampSchema>;
