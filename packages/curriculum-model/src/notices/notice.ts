import { z } from 'zod';
import { idSchema, timestampSchema } from '../fields';
import { proposalEventKinds } from '../proposals';

/** How many days notices reach back, how many are listed, and how many characters they quote, call a record by and are told apart by. */
export const noticeLimits = { days: 30, listed: 50, text: 160, subject: 60, id: 300 } as const;

/** Why something concerns somebody: a mention, an answer in a discussion of theirs, a comment on a course of theirs, a review asked of them, what was decided about a proposal of theirs, a change in a course of theirs, a deadline for which a course of theirs is not ready, before it and once it is past, and that somebody asks for it. */
export const noticeKinds = ['mention', 'reply', 'comment', 'review', 'decision', 'change', 'deadline', 'overdue', 'unfinished'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a notice is about, by kind and ids: `thread:12`. */
const noticeIdSchema = z.string().min(1).max(noticeLimits.id);

/** Something that concerns a person. What belongs together is one notice. */
export const noticeSchema = z.object({
  /** The same as long as it is about the same. */
  id: noticeIdSchema,
  kind: z.enum(noticeKinds),
  /** The latest of what it stands for. */
  at: timestampSchema,
  /** Whether it came since the person looked. */
  isNew: z.boolean(),
  /** For how many comments, changes or courses it stands. */
  count: z.int().min(1),
  /** Who did it; null where nobody did. */
  userName: z.string().nullable(),
  /** What it is about, in the reader's language: a course, a record of it, a proposal, a deadline with its day. */
  subject: z.string(),
  /** The first words of what was written; empty where nothing was. */
  text: z.string(),
  /** What happened to the proposal; null for other kinds. */
  act: z.enum(proposalEventKinds).nullable(),
  /** Where it is: a major, a course of it, a place of comments as the edition has it now, a proposal. */
  place: z.object({
    majorId: idSchema,
    courseId: idSchema.nullable(),
    here: z.string().nullable(),
    proposalId: idSchema.nullable(),
  }),
});
export type Notice = z.infer<typeof noticeSchema>;

/** What concerns a person, the latest first, and how much of it came since they looked. */
export const noticesSchema = z.object({ notices: z.array(noticeSchema).max(noticeLimits.listed), unseen: z.int().min(0) });
export type Notices = z.infer<typeof noticesSchema>;

/** How many notices are new: about the security of the account, and about work. */
export const noticeCountSchema = z.object({
  /** How many are about the security of the account. */
  security: z.int().min(0),
  unseen: z.int().min(0),
});
export type NoticeCount = z.infer<typeof noticeCountSchema>;

/** Body of /notice/see: the latest notice that was looked at, or with `id` one notice alone, as it was at that moment. */
export const seeNoticesRequestSchema = z.object({
  /** When the latest notice was made that was looked at. */
  until: timestampSchema,
  id: noticeIdSchema.optional(),
});
export type SeeNoticesRequest = z.infer<typeof seeNoticesRequestSchema>;

/** A notice as it happened; whether it is new is known of all together. */
export type Happening = Omit<Notice, 'isNew'>;
