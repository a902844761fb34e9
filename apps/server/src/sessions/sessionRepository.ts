import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import { schema, type OpenDatabase, type Queries } from '../db';
import { deleteInBatches } from '../http/inBatches';
import type { ServerSettings } from '../http/services';
import { isSomebodyOf, type Outdated } from '../retention/keptSince';
import { logNow } from './wroteAt';

const { sessions } = schema;

// One write per minute is enough to detect idle sessions.
const touchMilliseconds = 60_000;

/** Where a sign-in begins. */
export interface SessionOrigin {
  browser: string;
  system: string;
  address: string;
}

/** What a provider of single sign-on said of a sign-in that was made there. */
export interface CampusSession {
  campusProviderId: number;
  hasProviderFactor: boolean;
  authenticatedAt: Date;
}

const unknownOrigin: SessionOrigin = { browser: '', system: '', address: '' };

/** Opens a session; the token leaves the server once and only its digest is kept. What the person wrote with another one before is to be seen. */
export async function openSession(
  db: Queries,
  userId: number,
  now: Date,
  idleMilliseconds: number,
  origin: SessionOrigin = unknownOrigin,
  campus?: CampusSession,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + idleMilliseconds);
  await db.insert(sessions).values({
    tokenHash: digest(token),
    userId,
    createTime: now,
    lastSeenAt: now,
    authenticatedAt: now,
    expiresAt,
    wroteAt: logNow,
    ...origin,
    ...campus,
  });
  return token;
}

type SessionTimes = Pick<typeof sessions.$inferSelect, 'createTime' | 'expiresAt'>;
type Limits = Pick<ServerSettings, 'sessionIdleMilliseconds' | 'sessionLifeMilliseconds'>;

/** Whether a session was not used for too long, or began too long ago. */
export function isOver(
  { createTime, expiresAt }: SessionTimes,
  now: Date,
  { sessionLifeMilliseconds }: Omit<Limits, 'sessionIdleMilliseconds'>,
): boolean {
  return expiresAt <= now || createTime.getTime() + sessionLifeMilliseconds <= now.getTime();
}

/** Puts the end of a session off, because it was just used. */
export async function touchSession(
  db: Queries,
  session: Pick<typeof sessions.$inferSelect, 'tokenHash' | 'lastSeenAt'>,
  { address, now }: { address: string; now: Date },
  { sessionIdleMilliseconds }: Omit<Limits, 'sessionLifeMilliseconds'>,
): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < touchMilliseconds) return;
  await db
    .update(sessions)
    .set({ lastSeenAt: now, address, expiresAt: new Date(now.getTime() + sessionIdleMilliseconds) })
    .where(eq(sessions.tokenHash, session.tokenHash));
}

/** Notes that the password of a session was entered again. */
export async function noteAuthentication(db: Queries, token: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ authenticatedAt: now })
    .where(eq(sessions.tokenHash, digest(token)));
}

/** When the password of a session was entered last, and at which provider it was made; undefined where there is no such session. */
export async function findAuthentication(
  db: Queries,
  token: string,
): Promise<Pick<typeof sessions.$inferSelect, 'authenticatedAt' | 'campusProviderId'> | undefined> {
  const [session] = await db
    .select({ authenticatedAt: sessions.authenticatedAt, campusProviderId: sessions.campusProviderId })
    .from(sessions)
    .where(eq(sessions.tokenHash, digest(token)));
  return session;
}

/** The sessions of a person that are not over, latest use first. */
export async function listSessionsOf(
  db: Queries,
  userId: number,
  now: Date,
  { sessionLifeMilliseconds }: Pick<Limits, 'sessionLifeMilliseconds'>,
) {
  const earliest = new Date(now.getTime() - sessionLifeMilliseconds);
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.createTime, earliest)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Ends one session of a person; answers whether there was such a one. */
export async function closeSessionOf(db: Queries, userId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
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

/** Forgets sessions that ended long ago. Until then their owners read "expired" and not "unknown". */
export async function forgetOldSessions(database: OpenDatabase, outdated: Outdated | undefined): Promise<void> {
  if (!outdated) return;
  const { tokenHash, expiresAt, userId } = sessions;
  await deleteInBatches(database, tokenHash, and(lt(expiresAt, outdated.before), isSomebodyOf(userId, outdated.collegeId)));
}

/** What is kept of a secret that was handed out. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
