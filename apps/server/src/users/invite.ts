import { signsInAtProvider } from '../campus-sign-in/accountRepository';
import type { Queries } from '../db';
import type { CallContext } from '../http/call';
import { writeInvitations } from '../outbox/writeMails';
import { findCollegeNames } from './collegeNames';
import type { AccountRow } from './userRepository';

/** Whether somebody can sign in by nothing but a password that they do not have yet: they are invited to choose one, unless their account is disabled. */
export async function needsInvitation(db: Queries, { id, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>): Promise<boolean> {
  return passwordHash === '' && !(await signsInAtProvider(db, id));
}

/** Invites somebody whose account was there before to choose a password. */
export async function inviteAgain(
  db: Queries,
  { id, collegeId, userName, email }: Pick<AccountRow, 'id' | 'collegeId' | 'userName' | 'email'>,
  { note, now }: { note: CallContext['note']; now: Date },
): Promise<void> {
  await writeInvitations(db, [{ id, collegeId, userName, email }], await findCollegeNames(db, collegeId), now);
  note({ kind: 'invitation', outcome: 'done', personId: id });
}
