import { z } from 'zod';
import { idSchema, requiredText, timestampSchema, versioned, versionSchema } from '../fields';
import { pageInfoSchema } from '../paging';
import { placeSchema } from './commentMark';
import { commentLimits } from './limits';

/** Somebody mentioned, by the name that stands in the text. */
export const mentionSchema = z.object({ userId: idSchema, name: z.string() });

/** A comment. One that its writer removed and others answered has no text. */
export const commentSchema = z.object({
  id: idSchema,
  version: versionSchema,
  userId: idSchema,
  userName: z.string(),
  text: z.string(),
  mentions: z.array(mentionSchema),
  writtenAt: timestampSchema,
  /** Null where it was never changed. */
  editedAt: timestampSchema.nullable(),
  isRemoved: z.boolean(),
});
export type Comment = z.infer<typeof commentSchema>;

/** Comments about one place of a curriculum, the oldest first. */
export const commentThreadSchema = z.object({
  id: idSchema,
  version: versionSchema,
  /** What it is about, by lineage: the same in every edition of the major. */
  place: placeSchema,
  /** The same by the numbers of the edition that was asked for; null where that has it no more. */
  here: placeSchema.nullable(),
  /** The course, as it is or was called; null for what belongs to the major. */
  course: z.object({ id: idSchema.nullable(), name: z.string() }).nullable(),
  /** What the thing was called or said when the thread was begun. */
  words: z.string(),
  /** What it says now; absent where that is the same, and where the thing is not there. */
  wordsNow: z.string().optional(),
  /** The draft in which it was begun; null for the current edition. */
  editionId: idSchema.nullable(),
  isResolved: z.boolean(),
  /** Who resolved it or opened it again last, and when; null where nobody did. */
  decided: z.object({ userId: idSchema, userName: z.string(), at: timestampSchema }).nullable(),
  comments: z.array(commentSchema),
});
export type CommentThread = z.infer<typeof commentThreadSchema>;

/** Which threads one asks for. */
export const threadStates = ['open', 'resolved', 'all'] as const;
export type ThreadState = (typeof threadStates)[number];

/** A page of threads, what was commented on last first, and how many there are of each state. */
export const commentPageSchema = pageInfoSchema(commentThreadSchema).extend({ open: z.int().min(0), resolved: z.int().min(0) });
export type CommentPage = z.infer<typeof commentPageSchema>;

const written = {
  text: requiredText(commentLimits.text),
  /** Who may be mentioned by it: those whose name stands behind an at sign. */
  mentions: z.array(idSchema).max(commentLimits.mentions).default([]),
};
const ofMajor = { majorId: idSchema };

/** Body of /comment/start: a place by the numbers of the edition or by lineage. */
export const startThreadRequestSchema = z.object({ ...ofMajor, place: placeSchema, ...written });
export type StartThreadRequest = z.input<typeof startThreadRequestSchema>;

/** Body of /comment/reply. */
export const replyRequestSchema = z.object({ ...ofMajor, threadId: idSchema, ...written });
export type ReplyRequest = z.input<typeof replyRequestSchema>;

/** Body of /comment/edit. */
export const editCommentRequestSchema = z.object({ ...ofMajor, id: idSchema, ...versioned, ...written });
export type EditCommentRequest = z.input<typeof editCommentRequestSchema>;

/** Body of /comment/remove. */
export const removeCommentRequestSchema = z.object({ ...ofMajor, id: idSchema, ...versioned });
export type RemoveCommentRequest = z.infer<typeof removeCommentRequestSchema>;

/** Body of /comment/resolve: resolves a thread or opens it again. */
export const resolveThreadRequestSchema = z.object({ ...ofMajor, threadId: idSchema, isResolved: z.boolean(), ...versioned });
export type ResolveThreadRequest = z.infer<typeof resolveThreadRequestSchema>;

/** Somebody who may be mentioned. */
export const mentionablePersonSchema = z.object({ id: idSchema, userName: z.string() });
export type MentionablePerson = z.infer<typeof mentionablePersonSchema>;
