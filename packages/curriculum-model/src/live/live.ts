import { z } from 'zod';
import { idSchema } from '../fields';

/** Where people see each other: the page of a course, the matrices of a major, a syllabus, the review of a draft. */
export const liveViews = ['course', 'matrix', 'syllabus', 'review'] as const;
export type LiveView = (typeof liveViews)[number];

/** How often an open page says that it is there, and after which silence its person counts as gone, in milliseconds. */
export const liveTimes = { beat: 21_000, silence: 27_000 } as const;

/** The name that an open page gives its line. */
export const lineSchema = z.string().regex(/^[\w-]{8,40}$/);

/** A cell or field by ids alone, as comments write it: `course:1004#introduction`. */
export const liveFieldSchema = z.string().regex(/^[\w:/#.-]{1,120}$/);

/** Somebody who has the same thing open, once for each of their lines. */
export const presentPersonSchema = z.object({
  line: lineSchema,
  userId: idSchema,
  userName: z.string(),
  /** What the person edits; null where nothing is open. */
  field: liveFieldSchema.nullable(),
});
export type PresentPerson = z.infer<typeof presentPersonSchema>;

/** What was saved: a history, findings, a draft, a proposal, comments, or who leads a course. */
export const savedKinds = [
  'course',
  'points',
  'goals',
  'majorMatrix',
  'courseMatrix',
  'projectMatrix',
  'report',
  'major',
  'graduateRequires',
  'leaders',
  'findings',
  'edition',
  'proposal',
  'comment',
] as const;
export type SavedKind = (typeof savedKinds)[number];

/** Something that was saved, by ids: whoever shows it reads it again. */
export const savedChangeSchema = z.object({
  kind: z.enum(savedKinds),
  /** Null for what belongs to the major. */
  courseId: idSchema.nullable(),
  /** Null where nobody in particular saved it. */
  userId: idSchema.nullable(),
});
export type SavedChange = z.infer<typeof savedChangeSchema>;

/** One message of a line: what it does not name is as it was. */
export const liveEventSchema = z.object({
  /** Up to which entry of the log changes were told; a line that is opened again goes on from there. */
  last: z.int().min(0),
  /** Everybody who has the thing open, the reader too. */
  people: z.array(presentPersonSchema).optional(),
  changes: z.array(savedChangeSchema).optional(),
  /** Too much was missed to be told: everything may have changed. */
  isGap: z.literal(true).optional(),
});
export type LiveEvent = z.infer<typeof liveEventSchema>;

/** Body of /live/tell: the page is still there, what it edits, or that it is left. */
export const tellLiveRequestSchema = z.object({
  majorId: idSchema,
  line: lineSchema,
  field: liveFieldSchema.nullable(),
  /** Whether the page is being left. */
  isLeaving: z.boolean().optional(),
});
export type TellLiveRequest = z.infer<typeof tellLiveRequestSchema>;
