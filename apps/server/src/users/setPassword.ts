import { eq, sql } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange';
import { forgiveAccount } from '../auth/throttle';
import { schema, type Transaction } from '../db';
import type { ServerSettings } from '../http/services';
import { notifyPerson, type ActOrigin } from '../notices/notifyPerson';
import { killLinksOf } from '../outbox/outboxRepository';
import { closeSessionsOf } from '../sessions/sessionRepository';

const { users } = schema;

interface NewPassword {
  person: Pick<typeof users.$inferSelect, 'id' | 'collegeId' | 'userName' | 'email'>;
  passwordHash: string;
  byUserId: number;
  /** The session that stays: that of somebody who changes the own password. */
  keptToken?: string;
  /** Undefined on the machine itself. */
  origin?: ActOrigin;
  now: Date;
}

/** Stores a new password: other sessions and open reset links end, the count of failed tries starts again, and the person is notified. */
export async function setPassword(
  tx: Transaction,
  { person, passwordHash, byUserId, keptToken, origin, now }: NewPassword,
  settings: Pick<ServerSettings, 'mail'>,
): Promise<void> {
  const userId = person.id;
  await tx
    .update(users)
    .set({ passwordHash, updateTime: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
  await closeSessionsOf(tx, userId, keptToken);
  await killLinksOf(tx, userId, now);
  await forgiveAccount(tx, userId);
  await notifyPerson(tx, { kind: 'passwordChanged', person, byUserId, origin, recipients: [person.email], now }, settings);
  // That it changed, never to what.
  const change = { entity: 'users', entityId: userId, before: { passwordSet: null }, after: { passwordSet: now.toISOString() } };
  await recordChange(tx, { at: now, userId: byUserId, action: 'updated', ...change });
}
