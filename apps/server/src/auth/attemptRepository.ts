import { and, eq, gt, like, lt, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { rateLimits } = schema;

/** The number of attempts since the counter started, and when it resets. */
export interface Attempts {
  count: number;
  resetsAt: Date;
}

/** Counts one more try, in one statement, so that tries at the same time on several servers all count. */
export async function countAttempt(db: Queries, key: string, windowMilliseconds: number, now: Date): Promise<Attempts> {
  const time = now.getTime();
  const expire = time + windowMilliseconds;
  const isOver = sql`${rateLimits.expire} <= ${time}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, points: 1, expire })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${isOver} then ${expire} else ${rateLimits.expire} end`,
      },
    })
    .returning();
  return { count: row?.points ?? 1, resetsAt: new Date(row?.expire ?? expire) };
}

/** Takes one try back. */
export async function uncountAttempt(db: Queries, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`${rateLimits.points} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.points, 0)));
}

/** The tries so far, without counting one; undefined where there were none lately. */
export async function findAttempts(db: Queries, key: string, now: Date): Promise<Attempts | undefined> {
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.expire, now.getTime())));
  return row?.expire ? { count: row.points, resetsAt: new Date(row.expire) } : undefined;
}

/** The tries so far of everybody, of the counters whose keys begin so. */
export async function findAttemptsOf(db: Queries, beginning: string, now: Date): Promise<{ key: string; count: number }[]> {
  return db
    .select({ key: rateLimits.key, count: rateLimits.points })
    .from(rateLimits)
    .where(and(like(rateLimits.key, `${beginning}%`), gt(rateLimits.expire, now.getTime())));
}

/** Forgets the tries under a key. */
export async function clearAttempts(db: Queries, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Forgets counters that ended. */
export async function forgetOldAttempts(db: Queries, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
