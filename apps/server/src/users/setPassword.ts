import { eq, sql } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange';
import { forgiveAccount } from '../auth/throttle';
import { schema, type Transaction } from '../db';
import { killLinksOf } from '../outbox/outboxRepository';
import { closeSessionsOf } from '../sessions/sessionRepository';

const { users } = schema;

interface NewPassword {
  userId: number;
  passwordHash: string;
  byUserId: number;
  /** The session that stays: that of somebody who changes the own password. */
  keptToken?: string;
  now: Date;
}

/** Puts a password in place: the other sessions end, links to choose one stop working, and too many tries count no longer. */
export async function setPassword(tx: Transaction, { userId, passwordHash, byUserId, keptToken, now }: NewPassword): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, updateTime: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
  await closeSessionsOf(tx, userId, keptToken);
  await killLinksOf(tx, userId, now);
  await forgiveAccount(tx, userId);
  // That it changed, never to what.
  const change = { entity: 'users', entityId: userId, before: { passwordSet: null }, after: { passwordSet: now.toISOString() } };
  await recordChange(tx, { at: now, userId: byUserId, action: 'updated', ...change });
}
