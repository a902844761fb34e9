import { z } from 'zod';
import { versioned } from './extensions';
import { idSchema } from './ids';

/** What a save answers: the id and, as extensions, the version on which the next save is based and the record as stored, so that nobody reads it again. */
export function savedSchema<Stored extends z.ZodType>(record: Stored) {
  return z.object({ id: idSchema, ...versioned, record: record.optional() });
}

/** The answer of a save; a server that knows the documented calls alone says no more than the id. */
export interface Saved<Stored> {
  id: number;
  version?: number | undefined;
  record?: Stored | undefined;
}
