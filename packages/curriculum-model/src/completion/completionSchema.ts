import { z } from 'zod';

/** How far one part is: `completion` is '6/8', `rate` a whole percentage (decision 146). */
export const completionPartSchema = z.object({ completion: z.string(), rate: z.number().min(0).max(100) });
export type CompletionPart = z.infer<typeof completionPartSchema>;

/** Completion of a course's data (core §3). */
export const completionSchema = z.object({
  info: completionPartSchema,
  base: completionPartSchema,
  courseMatrix: completionPartSchema,
  projectMatrix: completionPartSchema,
  report: completionPartSchema,
});
export type Completion = z.infer<typeof completionSchema>;
