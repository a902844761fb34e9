import { z } from 'zod';
import { labelValueSchema } from '../options';

/** The languages and texts of a page (core §7, decision 142). */
export const pageInitSchema = z.object({
  languages: z.array(labelValueSchema),
  localize: z.object({ values: z.record(z.string(), z.string()) }),
});
export type PageInit = z.infer<typeof pageInitSchema>;
