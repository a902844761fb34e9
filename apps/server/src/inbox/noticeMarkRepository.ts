import { eq, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { noticeMarks } = schema;

/** Until when somebody looked at their notices; null where they never did. */
export async function findSeenAt(db: Queries, userId: number): Promise<Date | null> {
  const [mark] = await db.select().from(noticeMarks).where(eq(noticeMarks.userId, userId));
  return mark?.seenAt ?? null;
}

/** Notes until when somebody looked; it never goes back. */
export async function markSeen(db: Queries, userId: number, seenAt: Date): Promise<void> {
  await db
    .insert(noticeMarks)
    .values({ userId, seenAt })
    .onConflictDoUpdate({ target: noticeMarks.userId, set: { seenAt: sql`greatest(${noticeMarks.seenAt}, excluded.seen_at)` } });
}
