import { noticeLimits, noticesSince, type SeenNotices } from '@college/curriculum-model';
import { and, asc, desc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { noticeMarks, singleNoticeMarks } = schema;

/** Until when somebody looked at their notices, at all of them and at single ones. */
export async function findSeen(db: Queries, userId: number): Promise<SeenNotices> {
  const [mark] = await db.select().from(noticeMarks).where(eq(noticeMarks.userId, userId));
  const single = await db.select().from(singleNoticeMarks).where(eq(singleNoticeMarks.userId, userId));
  return { all: mark?.seenAt ?? null, single: new Map(single.map(({ noticeId, seenAt }) => [noticeId, seenAt])) };
}

/** Notes until when somebody looked at everything; it never goes back, and what it covers needs no marks of its own. */
export async function markSeen(db: Queries, userId: number, seenAt: Date): Promise<void> {
  await db
    .insert(noticeMarks)
    .values({ userId, seenAt })
    .onConflictDoUpdate({ target: noticeMarks.userId, set: { seenAt: sql`greatest(${noticeMarks.seenAt}, excluded.seen_at)` } });
  await db.delete(singleNoticeMarks).where(and(eq(singleNoticeMarks.userId, userId), lte(singleNoticeMarks.seenAt, seenAt)));
}

/** More than anybody has listed; made-up ids fill no table. */
const mostSingle = 4 * noticeLimits.listed;

/** Notes until when somebody looked at one notice; it never goes back. Marks go with the notices, which reach back for some days. */
export async function markOneSeen(
  db: Queries,
  userId: number,
  { noticeId, seenAt, now }: { noticeId: string; seenAt: Date; now: Date },
): Promise<void> {
  await db
    .insert(singleNoticeMarks)
    .values({ userId, noticeId, seenAt })
    .onConflictDoUpdate({
      target: [singleNoticeMarks.userId, singleNoticeMarks.noticeId],
      set: { seenAt: sql`greatest(${singleNoticeMarks.seenAt}, excluded.seen_at)` },
    });
  const ofUser = eq(singleNoticeMarks.userId, userId);
  const beyond = db
    .select({ noticeId: singleNoticeMarks.noticeId })
    .from(singleNoticeMarks)
    .where(ofUser)
    .orderBy(desc(singleNoticeMarks.seenAt), asc(singleNoticeMarks.noticeId))
    .offset(mostSingle);
  const isPast = lt(singleNoticeMarks.seenAt, noticesSince(now));
  await db.delete(singleNoticeMarks).where(and(ofUser, or(isPast, inArray(singleNoticeMarks.noticeId, beyond))));
}
