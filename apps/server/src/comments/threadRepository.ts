import type { MentionOf, ThreadState } from '@college/curriculum-model';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { isOneOf } from '../db/intArray';
import { isSeenIn, type EditionScope } from './editionScope';

const { commentThreads, comments, users } = schema;

export type ThreadRow = typeof commentThreads.$inferSelect;
export type CommentRow = typeof comments.$inferSelect;

/** Which threads are meant beside those of the edition. */
export interface ThreadFilter {
  courseLineage?: number | undefined;
  place?: string | undefined;
}

function isMeant(scope: EditionScope, { courseLineage, place }: ThreadFilter): SQL | undefined {
  return and(
    isSeenIn(scope),
    courseLineage === undefined ? undefined : eq(commentThreads.courseLineage, courseLineage),
    place === undefined ? undefined : eq(commentThreads.place, place),
  );
}

/** One page of threads, what was written in last first. */
export async function listThreadRows(
  db: Queries,
  scope: EditionScope,
  { state, pageNum, pageSize, ...filter }: ThreadFilter & { state: ThreadState; pageNum: number; pageSize: number },
): Promise<ThreadRow[]> {
  const isOfState = state === 'all' ? undefined : eq(commentThreads.isResolved, state === 'resolved');
  return db
    .select()
    .from(commentThreads)
    .where(and(isMeant(scope, filter), isOfState))
    .orderBy(desc(commentThreads.latestAt), desc(commentThreads.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

/** How many threads each place has. */
export async function countThreads(db: Queries, scope: EditionScope, filter: ThreadFilter) {
  return db
    .select({
      place: commentThreads.place,
      open: sql<number>`(count(*) filter (where not ${commentThreads.isResolved}))::int`,
      resolved: sql<number>`(count(*) filter (where ${commentThreads.isResolved}))::int`,
    })
    .from(commentThreads)
    .where(isMeant(scope, filter))
    .groupBy(commentThreads.place)
    .orderBy(asc(commentThreads.place));
}

/** How many threads there are of each state. */
export async function countStates(db: Queries, scope: EditionScope, filter: ThreadFilter): Promise<{ open: number; resolved: number }> {
  const [counted] = await db
    .select({
      open: sql<number>`(count(*) filter (where not ${commentThreads.isResolved}))::int`,
      resolved: sql<number>`(count(*) filter (where ${commentThreads.isResolved}))::int`,
    })
    .from(commentThreads)
    .where(isMeant(scope, filter));
  return counted ?? { open: 0, resolved: 0 };
}

/** Holds a thread of the edition until the transaction ends, so that of two acts at the same time the second sees the first. */
export async function lockThread(db: Queries, scope: EditionScope, id: number): Promise<ThreadRow | undefined> {
  const [row] = await db
    .select()
    .from(commentThreads)
    .where(and(isSeenIn(scope), eq(commentThreads.id, id)))
    .for('update');
  return row;
}

/** The thread of a comment, whether or not the comment was removed. */
export async function findThreadOf(db: Queries, commentId: number): Promise<number | undefined> {
  const [row] = await db.select({ threadId: comments.threadId }).from(comments).where(eq(comments.id, commentId));
  return row?.threadId;
}

/** The comments of threads with who wrote them, the oldest first; people who were deleted keep their names here. */
export async function listCommentRows(db: Queries, threadIds: readonly number[]) {
  if (threadIds.length === 0) return [];
  return db
    .select({ row: comments, person: { userName: users.userName, translations: users.translations } })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(isOneOf(comments.threadId, threadIds))
    .orderBy(asc(comments.id));
}

/** The people who resolved threads or opened them again, deleted ones too. */
export async function listDeciders(db: Queries, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db.select({ id: users.id, userName: users.userName, translations: users.translations }).from(users).where(isOneOf(users.id, ids));
}

/** How many comments a major has, in all of its editions. */
export async function countCommentsOf(db: Queries, homeMajorId: number): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .where(eq(commentThreads.homeMajorId, homeMajorId));
  return counted?.total ?? 0;
}

/** Begins a thread. */
export async function insertThread(db: Queries, values: typeof commentThreads.$inferInsert): Promise<ThreadRow> {
  const [row] = await db.insert(commentThreads).values(values).returning();
  if (!row) throw new Error('comment_threads: the insert returned no row');
  return row;
}

/** Changes a thread and counts its version up. */
export async function updateThread(
  db: Queries,
  { id, version }: Pick<ThreadRow, 'id' | 'version'>,
  fields: Partial<typeof commentThreads.$inferInsert>,
): Promise<ThreadRow> {
  const [row] = await db
    .update(commentThreads)
    .set({ ...fields, version: version + 1 })
    .where(eq(commentThreads.id, id))
    .returning();
  if (!row) throw new Error(`comment_threads: ${id} vanished while it was locked`);
  return row;
}

/** Removes a thread with its comments. */
export async function deleteThread(db: Queries, id: number): Promise<void> {
  await db.delete(commentThreads).where(eq(commentThreads.id, id));
}

/** Adds a comment. */
export async function insertComment(
  db: Queries,
  values: { threadId: number; userId: number; text: string; mentions: MentionOf[]; writtenAt: Date },
): Promise<CommentRow> {
  const [row] = await db.insert(comments).values(values).returning();
  if (!row) throw new Error('comments: the insert returned no row');
  return row;
}

/** Changes a comment and counts its version up. */
export async function updateComment(
  db: Queries,
  { id, version }: Pick<CommentRow, 'id' | 'version'>,
  fields: Partial<typeof comments.$inferInsert>,
): Promise<void> {
  await db
    .update(comments)
    .set({ ...fields, version: version + 1 })
    .where(eq(comments.id, id));
}

/** Removes comments altogether. */
export async function deleteComments(db: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(comments).where(isOneOf(comments.id, ids));
}
