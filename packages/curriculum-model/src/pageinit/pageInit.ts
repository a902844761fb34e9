import { z } from 'zod';
import { labelValueSchema, optionItemSchema } from '../options';

/** The languages and texts of a page (core §7, decision 142). */
export const pageInitSchema = z.object({
  languages: z.array(labelValueSchema),
  /** The texts of the page in its language. */
  localize: z.object({
    /** Texts by namespace and key, such as `courseUnitDetail.save`; what stands in braces is replaced by the value of that name. */
    values: z
      .record(z.string(), z.string())
      .describe(
        'Texts by namespace and key, such as courseUnitDetail.save: those of the installation, else the built-in ones. What is in braces, such as {name} or {count}, is to be replaced by the value of that name. A text that is missing is the one of the client.',
      ),
  }),
});
export type PageInit = z.infer<typeof pageInitSchema>;

/** What the page of a course unit needs beside the unit (extension): the texts of its goals, and the classes and types to choose from. */
export const coursePageInitSchema = pageInitSchema.extend({
  goals: pageInitSchema.shape.localize.optional(),
  /** The classes that a course may have. */
  courseClasses: z.array(optionItemSchema).optional(),
  /** The types that a course may have. */
  courseTypes: z.array(optionItemSchema).optional(),
});
export type CoursePageInit = z.infer<typeof coursePageInitSchema>;
