import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, ne } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { sessions } = schema;

// One write per minute is enough to detect idle sessions.
const touchMilliseconds = 60_000;
// Ended sessions stay a while, so that their owners read "expired" and not "unknown".
const keptMilliseconds = 30 * 86_400_000;

/** Opens a session; the token leaves the server once and only its digest is kept. */
export async function openSession(db: Queries, userId: number, now: Date, idleMilliseconds: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + idleMilliseconds);
  await db.insert(sessions).values({ tokenHash: digest(token), userId, createTime: now, lastSeenAt: now, expiresAt });
  return token;
}

/** Puts the end of a session off, because it was just used. */
export async function touchSession(
  db: Queries,
  session: Pick<typeof sessions.$inferSelect, 'tokenHash' | 'lastSeenAt'>,
  now: Date,
  idleMilliseconds: number,
): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < touchMilliseconds) return;
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + idleMilliseconds) })
    .where(eq(sessions.tokenHash, session.tokenHash));
}

/** Ends one session at once. */
export async function closeSession(db: Queries, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, digest(token)));
}

/** Ends every session of a person but the one of `keptToken`. */
export async function closeSessionsOf(db: Queries, userId: number, keptToken?: string): Promise<void> {
  const others = keptToken === undefined ? undefined : ne(sessions.tokenHash, digest(keptToken));
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Forgets sessions that ended long ago. */
export async function forgetOldSessions(db: Queries, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - keptMilliseconds)));
}

/** What is kept of a secret that was handed out. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
