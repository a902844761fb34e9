import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { schema, type OpenDatabase, type Queries } from '../db';
import { deleteInBatches } from '../http/inBatches';
import { isSomebodyOf, type Outdated } from '../retention/keptSince';

const { securityNotices } = schema;

const shownNotices = 20;

export type NewNotice = typeof securityNotices.$inferInsert;

/** Stores a notice. */
export async function insertNotice(db: Queries, notice: NewNotice): Promise<void> {
  await db.insert(securityNotices).values(notice);
}

/** The latest notices of a person, latest first. */
export async function listNoticesOf(db: Queries, userId: number) {
  return db.select().from(securityNotices).where(eq(securityNotices.userId, userId)).orderBy(desc(securityNotices.id)).limit(shownNotices);
}

/** How many notices of a person are new; those of the sign-in that asks are no news there. */
export async function countNewNotices(db: Queries, userId: number, ownHash: string): Promise<number> {
  const latest = await listNoticesOf(db, userId);
  return latest.filter(({ seenAt, tokenHash }) => seenAt === null && tokenHash !== ownHash).length;
}

/** Marks all notices of a person as seen. */
export async function markNoticesSeen(db: Queries, userId: number, now: Date): Promise<void> {
  await db
    .update(securityNotices)
    .set({ seenAt: now })
    .where(and(eq(securityNotices.userId, userId), isNull(securityNotices.seenAt)));
}

/** Forgets old notices. */
export async function forgetOldNotices(database: OpenDatabase, outdated: Outdated | undefined): Promise<void> {
  if (!outdated) return;
  const { id, at, userId } = securityNotices;
  await deleteInBatches(database, id, and(lt(at, outdated.before), isSomebodyOf(userId, outdated.collegeId)));
}
