import { z } from 'zod';
import { idSchema, percentSchema, timestampSchema } from '../fields';
import { deadlineSchema } from './plan';

const count = z.int().min(0);

/** A course as the board of progress has it. */
export const boardCourseSchema = z.object({
  id: idSchema,
  majorId: idSchema,
  name: z.string(),
  /** The five parts of completion in their order, in percent. */
  parts: z.tuple([percentSchema, percentSchema, percentSchema, percentSchema, percentSchema]),
  progress: percentSchema,
  /** The names of those who lead it. */
  leaders: z.array(z.string()),
  /** Where the reader may notify them: those whom a notice reaches, the reader left out, and whether they were told of it today. */
  notified: z.array(z.object({ id: idSchema, name: z.string(), isTold: z.boolean() })).optional(),
  /** Findings that block publishing, and others that are no mere advice. */
  errors: count,
  reminders: count,
  /** The worst finding in words; null where there is none. */
  finding: z.object({ rule: z.string(), sentence: z.object({ zh: z.string(), en: z.string() }) }).nullable(),
});
export type BoardCourse = z.infer<typeof boardCourseSchema>;

/** A major as the board of progress has it. */
export const boardMajorSchema = z.object({
  id: idSchema,
  departmentId: idSchema,
  name: z.string(),
  /** Findings of the major with those of its courses. */
  errors: count,
  reminders: count,
  /** Reviews that wait for a decision. */
  reviews: count,
  /** When the rules were asked last; null where they never were. */
  checkedAt: timestampSchema.nullable(),
  /** Whether the curriculum changed since the rules were asked. */
  isStale: z.boolean(),
});
export type BoardMajor = z.infer<typeof boardMajorSchema>;

/** How far a college is, as far as it concerns the one who asks. */
export const progressBoardSchema = z.object({
  /** The day on which deadlines are judged. */
  today: z.iso.date(),
  college: z.string(),
  departments: z.array(z.object({ id: idSchema, name: z.string() })),
  majors: z.array(boardMajorSchema),
  courses: z.array(boardCourseSchema),
  deadlines: z.array(deadlineSchema),
});
export type ProgressBoard = z.infer<typeof progressBoardSchema>;

/** What the rules find in one major now, for its row of the board. */
export const checkedMajorSchema = z.object({
  major: boardMajorSchema.pick({ id: true, errors: true, reminders: true, checkedAt: true, isStale: true }),
  courses: z.array(boardCourseSchema.pick({ id: true, errors: true, reminders: true, finding: true })),
});
export type CheckedMajor = z.infer<typeof checkedMajorSchema>;

/** A deadline of somebody with the courses that are not ready for it. */
export const ownDeadlineSchema = deadlineSchema.omit({ majorIds: true }).extend({
  /** Days until it; negative once it is over. */
  daysLeft: z.int(),
  open: z.array(boardCourseSchema.pick({ id: true, majorId: true, name: true }).extend({ rate: percentSchema })),
});
export type OwnDeadline = z.infer<typeof ownDeadlineSchema>;
