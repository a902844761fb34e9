import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { ServerSettings } from '../http/services';
import { digest, isOver } from './sessionRepository';
import { wroteAtOf } from './wroteAt';

const { downloadTickets, sessions, users } = schema;
const lifeMilliseconds = 60_000;

/** Permission to load one URL once without a header (the authToken is never part of a URL). It ends with the session that requested it. */
export async function issueTicket(
  db: Queries,
  token: string,
  userId: number,
  path: string,
  query: Record<string, string>,
  now: Date,
): Promise<string> {
  const ticket = randomBytes(16).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifeMilliseconds);
  await db
    .insert(downloadTickets)
    .values({ ticketHash: digest(ticket), tokenHash: digest(token), userId, path, query, createTime: now, expiresAt });
  return ticket;
}

/** Takes a ticket: of many requests with it at the same time, on any server, one gets the account, and where in the log it wrote last. */
export async function takeTicket(
  db: Queries,
  { ticket, path, query }: { ticket: string; path: string; query: Record<string, string> },
  now: Date,
  settings: Pick<ServerSettings, 'sessionLifeMilliseconds'>,
) {
  const [taken] = await db
    .update(downloadTickets)
    .set({ usedAt: now })
    .where(
      and(
        eq(downloadTickets.ticketHash, digest(ticket)),
        eq(downloadTickets.path, path),
        eq(downloadTickets.query, query),
        isNull(downloadTickets.usedAt),
        gt(downloadTickets.expiresAt, now),
      ),
    )
    .returning({ tokenHash: downloadTickets.tokenHash });
  if (!taken) return undefined;
  const [found] = await db
    .select({ user: users, session: sessions, wroteAt: wroteAtOf })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, taken.tokenHash), isNull(users.deletedAt), isNull(users.disabledAt)));
  return found && !isOver(found.session, now, settings) ? { user: found.user, wroteAt: found.wroteAt } : undefined;
}

/** Forgets tickets that nobody can use any more. */
export async function forgetOldTickets(db: Queries, now: Date): Promise<void> {
  await db.delete(downloadTickets).where(lt(downloadTickets.expiresAt, new Date(now.getTime() - 86_400_000)));
}
