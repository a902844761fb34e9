import { z } from 'zod';

/** What every reply has around its data (core §8). */
export interface Envelope<Data> {
  code: string;
  message: string;
  data: Data;
}

/** Code and message of a reply; a number counts as its text, so that 0 is success too. */
export const envelopeHeadSchema = z.object({
  code: z.union([z.string(), z.number()]).pipe(z.coerce.string()),
  message: z.string().default(''),
});
