import { isDemoEmail, type ErasePersonRequest, type Erasure } from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import { requireRecentPassword } from '../auth/requireRecentPassword';
import type { Queries } from '../db';
import type { CallContext } from '../http/call';
import { invalid } from '../http/refusal';
import type { ServerSettings } from '../http/services';
import { needVersion } from '../http/versions';
import { lockUnchanged } from '../users/changeDetails';
import { userMessages } from '../users/messages';
import { findErasure } from './findErasure';
import { makeNameless, removeTraces } from './removeTraces';

interface Act {
  byUserId: number;
  /** The sign-in that acts. */
  token: string;
  note: CallContext['note'];
  now: Date;
  settings: Pick<ServerSettings, 'demoEmail'>;
}

/**
 * Deletes the account and the personal data of somebody for good; needs a recent password of the caller. What must stay, such as the history, names a former member from then on.
 * Returns what was removed and what stays.
 */
export async function erasePerson(
  db: Queries,
  { id, version }: ErasePersonRequest,
  { byUserId, token, note, now, settings }: Act,
): Promise<Erasure> {
  needVersion(version);
  await requireRecentPassword(db, token, now);
  const account = await lockUnchanged(db, id, version);
  // Everybody is that person; without it nobody looks around any more.
  if (isDemoEmail(account.email, settings.demoEmail)) throw invalid(userMessages.demoStays);
  const erasure = await findErasure(db, id);
  await removeTraces(db, account);
  await makeNameless(db, account, now);
  note({ kind: 'personErased', outcome: 'done', personId: id });
  await recordChange(db, { at: now, userId: byUserId, action: 'deleted', entity: 'users', entityId: id, before: null, after: null });
  return erasure;
}
