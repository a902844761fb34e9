import { z } from 'zod';

/** Chinese, English, or both side by side (decision 156). */
export const documentLanguagesSchema = z.enum(['zh', 'en', 'both']);

/** A place of the report whose text holds characters that the PDF's font cannot show. */
export const missingCharactersSchema = z.object({
  /** The name of the location in the report, in one language or both. */
  place: z.object({ zh: z.string().optional(), en: z.string().optional() }),
  characters: z.string(),
});
export type MissingCharacters = z.infer<typeof missingCharactersSchema>;

/** One event of a report that is being made: how far it is, or the finished file's key. */
export const reportProgressSchema = z.union([
  z.object({ progress: z.number().min(0).max(100) }),
  z.object({ done: z.object({ file: z.string().min(1).max(100), missing: z.array(missingCharactersSchema) }) }),
]);
export type ReportProgress = z.infer<typeof reportProgressSchema>;
