import { passwordMessages, type AccountState } from '@college/curriculum-model';
import type { CallContext } from '../http/call';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { conflict, invalid, Refusal } from '../http/refusal';
import type { Services } from '../http/services';
import { hashPassword, newPasswordFault } from '../passwords';
import { authorise } from '../rights/authorise';
import type { Caller } from '../rights/caller';
import { lockUnchanged } from './changeDetails';
import { checkOwnPassword } from './checkOwnPassword';
import { userMessages } from './messages';
import { readAccount } from './readPerson';
import { setPassword } from './setPassword';
import { findAccount } from './userRepository';

interface PasswordChange {
  /** Whom the request names as the one who acts. */
  userId: number;
  targetUserId: number;
  /** The acting person's own password. */
  old: string;
  fresh: string;
  /** Of the account whose password it is. */
  version?: number | undefined;
}

/** Changes the caller's password or that of somebody they manage, confirmed by the caller's password. */
export async function changePassword(
  { database, settings, postman }: Services,
  caller: Caller,
  { userId, targetUserId, old, fresh, version }: PasswordChange,
  { note, transaction, now, ...origin }: Pick<CallContext, 'token' | 'address' | 'device' | 'note' | 'transaction' | 'now'>,
): Promise<{ record: AccountState }> {
  const { db } = database;
  if (userId !== caller.id) throw new Refusal(codes.noRight, httpMessages.noRight);
  const isOwn = targetUserId === caller.id;
  if (!isOwn) await authorise(db, caller, { auth: 'manage', subject: { kind: 'user', id: targetUserId } });
  const about = { kind: 'passwordChange', personId: targetUserId } as const;
  const own = { userId: caller.id, password: old, wrong: isOwn ? userMessages.wrongOldPassword : userMessages.wrongPassword };
  await checkOwnPassword({ database }, own, now).catch((error: unknown) => {
    if (error instanceof Refusal) note({ ...about, outcome: error.code === codes.tooManyAttempts ? 'throttled' : 'refused' });
    throw error;
  });
  const target = await findAccount(db, targetUserId);
  if (!target) throw new Refusal(codes.notFound, httpMessages.subjectMissing);
  if (isOwn && fresh === old) throw invalid(userMessages.samePassword, 'fresh');
  const fault = await newPasswordFault(fresh, [target.userName, target.email]);
  if (fault) throw invalid(passwordMessages[fault], 'fresh');
  const passwordHash = await hashPassword(fresh, `user ${caller.id}`);
  const change = { person: target, passwordHash, byUserId: caller.id, origin, now };
  const record = await transaction(async (tx) => {
    const { passwordHash: replaced } = await lockUnchanged(tx, targetUserId, version);
    // While the new digest was computed somebody may have changed the password that confirmed this.
    if (isOwn && replaced !== target.passwordHash) throw conflict(userMessages.changedMeanwhile(target), null);
    await setPassword(tx, isOwn ? { ...change, keptToken: origin.token } : change, settings);
    note({ ...about, outcome: 'done' });
    return readAccount(tx, targetUserId);
  });
  postman?.wake();
  return { record };
}
