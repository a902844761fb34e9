import type { SetUserDisabledRequest } from '@college/curriculum-model';
import { eq, sql } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange';
import { requireRecentPassword } from '../auth/requireRecentPassword';
import { schema, type Queries } from '../db';
import type { CallContext } from '../http/call';
import { needVersion } from '../http/versions';
import { killLinksOf } from '../outbox/outboxRepository';
import { closeSessionsOf } from '../sessions/sessionRepository';
import { lockUnchanged } from './changeDetails';
import { inviteAgain, needsInvitation } from './invite';
import type { AccountRow } from './userRepository';

const { users } = schema;

interface Act {
  byUserId: number;
  /** The sign-in that acts. */
  token: string;
  note: CallContext['note'];
  now: Date;
}

/**
 * Disables the account of a person, or enables it again; needs a recent password of the caller. Whoever could not sign in
 * yet when the account was disabled is invited again.
 */
export async function setDisabled(
  db: Queries,
  { id, isDisabled, reason = '', version }: SetUserDisabledRequest,
  { byUserId, token, note, now }: Act,
): Promise<true> {
  needVersion(version);
  await requireRecentPassword(db, token, now);
  const account = await lockUnchanged(db, id, version);
  const isChanged = await storeDisabled(db, account, isDisabled ? { reason: reason.trim() } : null, { byUserId, now });
  if (!isChanged) return true;
  note({ kind: isDisabled ? 'accountDisabled' : 'accountEnabled', outcome: 'done', personId: id });
  if (!isDisabled && (await needsInvitation(db, account))) await inviteAgain(db, account, { note, now });
  return true;
}

type Account = Pick<AccountRow, 'id' | 'disabledAt' | 'disabledReason'>;

/** Stores whether an account is disabled; sign-ins and open links of a disabled one end. Returns whether that changed anything. */
export async function storeDisabled(
  db: Queries,
  { id, disabledAt, disabledReason }: Account,
  disabled: { reason: string } | null,
  { byUserId, now }: { byUserId: number; now: Date },
): Promise<boolean> {
  const before = { disabledAt: disabledAt?.toISOString() ?? null, disabledReason };
  // Another reason leaves the time as it is.
  const since = disabled ? (disabledAt ?? now) : null;
  const after = { disabledAt: since?.toISOString() ?? null, disabledReason: disabled?.reason ?? '' };
  if (before.disabledAt === after.disabledAt && before.disabledReason === after.disabledReason) return false;
  await db
    .update(users)
    .set({ disabledAt: since, disabledReason: after.disabledReason, updateTime: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
  if (disabled) {
    await closeSessionsOf(db, id);
    await killLinksOf(db, id, now);
  }
  await recordChange(db, { at: now, userId: byUserId, action: 'updated', entity: 'users', entityId: id, before, after });
  return true;
}
