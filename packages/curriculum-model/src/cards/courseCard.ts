import { z } from 'zod';
import { labelValueSchema } from '../options';

/** A course on the major home (reference §3). */
export const courseCardSchema = z.object({
  self: labelValueSchema,
  /** The course's major (decision 145). */
  parent: labelValueSchema,
  manager: z.array(labelValueSchema),
  btnMenus: z.array(labelValueSchema),
  coverMenus: z.array(labelValueSchema),
  /** 0 is a figure; absent or null is none (decision 104). */
  progress: z.number().nullish(),
});
export type CourseCard = z.infer<typeof courseCardSchema>;
