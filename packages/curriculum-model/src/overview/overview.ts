import { z } from 'zod';
import { copyJobSchema } from '../copy';
import { idSchema, text, textLimits, timestampSchema } from '../fields';
import { recordKindSchema } from '../history';

/** How much an overview lists at most. */
export const overviewLimits = { courses: 12, edits: 10, copyDays: 7 } as const;

/** A course that waits for this person. */
export const overviewCourseSchema = z.object({
  id: idSchema,
  name: text(textLimits.title),
  majorId: idSchema,
  majorName: text(textLimits.title),
  /** Completion in percent. */
  progress: z.int().min(0).max(100),
  /** Its five parts in their order, in percent, where they are known. */
  parts: z.array(z.int().min(0).max(100)).length(5).optional(),
  updateTime: timestampSchema,
});
export type OverviewCourse = z.infer<typeof overviewCourseSchema>;

/** Something this person changed lately. */
export const overviewEditSchema = z.object({
  id: idSchema,
  kind: recordKindSchema,
  recordId: idSchema,
  action: z.enum(['create', 'update', 'delete', 'restore']),
  /** The name of the course or the major that it belongs to, with that of its draft; empty where it has none. */
  name: text(textLimits.line),
  majorId: idSchema.nullable(),
  courseId: idSchema.nullable(),
  time: timestampSchema,
});
export type OverviewEdit = z.infer<typeof overviewEditSchema>;

/** How many courses a person may modify, listed in the overview or not. */
export const overviewFiguresSchema = z.object({
  /** Courses that are not complete. */
  waiting: z.int().min(0),
  /** Their completion in percent, on average; 0 where there are none. */
  average: z.int().min(0).max(100),
  /** Courses that are complete. */
  complete: z.int().min(0),
  /** Whether there can be more courses than were counted. */
  isAtLeast: z.boolean(),
});
export type OverviewFigures = z.infer<typeof overviewFiguresSchema>;

/** The figures of courses by the completion of each, in percent. */
export function overviewFiguresOf(progress: readonly number[], isAtLeast: boolean): OverviewFigures {
  const waiting = progress.filter((rate) => rate < 100);
  const average = waiting.length === 0 ? 0 : Math.round(waiting.reduce((sum, rate) => sum + rate, 0) / waiting.length);
  return { waiting: waiting.length, average, complete: progress.length - waiting.length, isAtLeast };
}

/** What waits for a signed-in person: courses to complete, copies under way, the latest edits. */
export const overviewSchema = z.object({
  /** Courses that the person may modify, their own before others, least complete first. */
  courses: z.array(overviewCourseSchema).max(overviewLimits.courses),
  /** The figures of all those courses; without them the listed ones are counted. */
  figures: overviewFiguresSchema.optional(),
  /** Their copies that are unfinished or of the last days, the newest first. */
  copies: z.array(copyJobSchema),
  /** Their last edits, the newest first. */
  edits: z.array(overviewEditSchema).max(overviewLimits.edits),
});
export type Overview = z.infer<typeof overviewSchema>;
