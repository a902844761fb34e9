import { z } from 'zod';
import { idSchema } from '../fields';

const count = z.int().min(0);

/** How many records of each kind a copy makes besides the course unit itself. */
export const copyCountsSchema = z.object({
  projects: count,
  points: count,
  ksa: count,
  goals: count,
  taskGoals: count,
  /** Entries of the course matrix. */
  courseCells: count,
  /** Entries of the project matrix. */
  projectCells: count,
  /** Filled fields of the syllabus; what depends on signatures is not copied. */
  syllabusFields: count,
});
export type CopyCounts = z.infer<typeof copyCountsSchema>;

/** A course unit of the target major that has the name of the one to copy. */
export const copyClashSchema = z.object({ id: idSchema, name: z.string() });
export type CopyClash = z.infer<typeof copyClashSchema>;

/** Extension: what a copy would bring into the target major, for a look before it starts. */
export const copyPlanSchema = copyCountsSchema.extend({
  name: z.string(),
  targetName: z.string(),
  /** Whether the target major already has a course unit of this name. */
  hasSameName: z.boolean(),
  clashes: z.array(copyClashSchema),
});
export type CopyPlan = z.infer<typeof copyPlanSchema>;
