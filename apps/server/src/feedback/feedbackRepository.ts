import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { pictureDays } from '../budgets/budgets';
import { schema, type Queries } from '../db';
import type { ReadImage } from './readImages';

const { feedbackImages, feedbacks, users } = schema;

/** Keeps a feedback; undefined where this person's feedback of that key is there already. */
export async function insertFeedback(
  db: Queries,
  feedback: { unique: string; userId: number; description: string },
  now: Date,
): Promise<number | undefined> {
  const [row] = await db
    .insert(feedbacks)
    .values({ ...feedback, createTime: now, updateTime: now })
    .onConflictDoNothing()
    .returning({ id: feedbacks.id });
  return row?.id;
}

/** What a person sent under a key: its text, and its pictures by name and digest. */
export async function findFeedback(db: Queries, { unique, userId }: { unique: string; userId: number }) {
  const [row] = await db
    .select({ id: feedbacks.id, description: feedbacks.description })
    .from(feedbacks)
    .where(and(eq(feedbacks.unique, unique), eq(feedbacks.userId, userId)));
  if (!row) return undefined;
  const images = await db
    .select({ name: feedbackImages.name, digest: sql<string>`encode(sha256(${feedbackImages.data}), 'hex')` })
    .from(feedbackImages)
    .where(eq(feedbackImages.feedbackId, row.id))
    .orderBy(asc(feedbackImages.id));
  return { description: row.description, images };
}

/** One statement each: five pictures may be fifty megabytes. */
export async function insertImages(db: Queries, feedbackId: number, images: readonly ReadImage[]): Promise<void> {
  for (const image of images) await db.insert(feedbackImages).values({ ...image, feedbackId });
}

/** One page of a college's feedback, latest first. */
export async function listFeedbacks(db: Queries, collegeId: number, { pageNum, pageSize }: { pageNum: number; pageSize: number }) {
  const ofCollege = and(eq(users.collegeId, collegeId), isNull(feedbacks.deletedAt));
  const shown = db
    .select({
      id: feedbacks.id,
      unique: feedbacks.unique,
      description: feedbacks.description,
      createTime: feedbacks.createTime,
      userId: feedbacks.userId,
      userName: users.userName,
      translations: users.translations,
    })
    .from(feedbacks)
    .innerJoin(users, eq(users.id, feedbacks.userId));
  const rows = await shown
    .where(ofCollege)
    .orderBy(desc(feedbacks.createTime), desc(feedbacks.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(feedbacks)
    .innerJoin(users, eq(users.id, feedbacks.userId))
    .where(ofCollege);
  return { rows, total: counted?.total ?? 0 };
}

/** What is known of the pictures of some feedbacks, without the pictures. */
export async function listImages(db: Queries, feedbackIds: readonly number[]) {
  if (feedbackIds.length === 0) return [];
  const { id, feedbackId, unique, name, type } = feedbackImages;
  return db
    .select({ id, feedbackId, unique, name, type, size: sql<number>`octet_length(${feedbackImages.data})` })
    .from(feedbackImages)
    .where(inArray(feedbackId, [...feedbackIds]))
    .orderBy(asc(id));
}

/** A picture of a feedback that somebody of the college sent. */
export async function findImage(db: Queries, collegeId: number, id: number) {
  const [row] = await db
    .select({ name: feedbackImages.name, type: feedbackImages.type, data: feedbackImages.data })
    .from(feedbackImages)
    .innerJoin(feedbacks, eq(feedbacks.id, feedbackImages.feedbackId))
    .innerJoin(users, eq(users.id, feedbacks.userId))
    .where(and(eq(feedbackImages.id, id), eq(users.collegeId, collegeId), isNull(feedbacks.deletedAt)));
  return row;
}

/** Forgets the pictures of old feedback; what was written stays. */
export async function forgetOldImages(db: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - pictureDays * 86_400_000);
  const old = db.select({ id: feedbacks.id }).from(feedbacks).where(lt(feedbacks.createTime, before));
  await db.delete(feedbackImages).where(inArray(feedbackImages.feedbackId, old));
}
