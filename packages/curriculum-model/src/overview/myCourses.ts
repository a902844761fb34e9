import { z } from 'zod';
import { idSchema, text, textLimits } from '../fields';

/** How many courses one person's list holds at most, those revised last. */
export const myCoursesLimit = 60;

const goal = z.object({ id: idSchema, description: text(textLimits.paragraph) });

/** The goals of a course under one indicator point. */
export const myIndicatorSchema = z.object({ id: idSchema, description: text(textLimits.paragraph), goals: z.array(goal) });
export type MyIndicator = z.infer<typeof myIndicatorSchema>;

/** A chapter of a course with the goals of its tasks. */
export const myChapterSchema = z.object({
  id: idSchema,
  name: text(textLimits.title),
  taskGoals: z.array(goal.extend({ product: text(textLimits.paragraph) })),
});
export type MyChapter = z.infer<typeof myChapterSchema>;

/** A course that names the person among its managers, with what it wants to reach and by what. */
export const myCourseSchema = z.object({
  id: idSchema,
  name: text(textLimits.title),
  majorId: idSchema,
  majorName: text(textLimits.title),
  theoryPeriod: z.number(),
  practicePeriod: z.number(),
  indicators: z.array(myIndicatorSchema),
  points: z.array(z.object({ id: idSchema, title: text(textLimits.title), description: text(textLimits.paragraph) })),
  chapters: z.array(myChapterSchema),
});
export type MyCourse = z.infer<typeof myCourseSchema>;
