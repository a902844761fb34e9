import { passwordMessages } from '@college/curriculum-model';
import type { CallContext } from '../http/call';
import { invalid } from '../http/refusal';
import type { Services } from '../http/services';
import { findByToken, takeLink } from '../outbox/outboxRepository';
import { hashPassword, newPasswordFault } from '../passwords';
import { digest } from '../sessions/sessionRepository';
import { setPassword } from '../users/setPassword';
import { addressGroup } from './addressGroup';
import { authMessages } from './messages';
import { spendAllowance } from './throttle';

const perAddress = 50;

/** Sets a new password by a link of a mail. The link is used up only when the password is set; every sign-in of the person ends. */
export async function resetByLink(
  { database, settings, postman }: Services,
  { token, fresh }: { token: string; fresh: string },
  { address, device, note, transaction }: Pick<CallContext, 'address' | 'device' | 'note' | 'transaction'>,
  now: Date,
): Promise<true> {
  const { db } = database;
  await spendAllowance(db, { act: 'resetlink:address', who: addressGroup(address), most: perAddress }, now);
  const tokenHash = digest(token);
  const user = await findByToken(db, tokenHash, now);
  if (!user) {
    note({ kind: 'passwordReset', outcome: 'refused' });
    throw invalid(authMessages.linkDead);
  }
  const fault = await newPasswordFault(fresh, [user.userName, user.email]);
  if (fault) throw invalid(passwordMessages[fault], 'fresh');
  const passwordHash = await hashPassword(fresh, addressGroup(address));
  await transaction(async (tx) => {
    if (!(await takeLink(tx, tokenHash, now))) throw invalid(authMessages.linkDead);
    const origin = { address, device, token: '' };
    await setPassword(tx, { person: user, passwordHash, byUserId: user.id, origin, now }, settings);
    note({ kind: 'passwordReset', outcome: 'done', actorId: user.id, personId: user.id, collegeId: user.collegeId });
  });
  postman?.wake();
  return true;
}
