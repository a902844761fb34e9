import {
  inLanguage,
  type Language,
  type NewUserFault,
  type NewUserReading,
  type NewUserRow,
  type PresentedNewUserFault,
} from '@college/curriculum-model';
import { recordChanges } from '../audit/recordChange';
import { requireRecentPassword } from '../auth/requireRecentPassword';
import type { Transaction } from '../db';
import type { CallContext } from '../http/call';
import { codes } from '../http/codes';
import { sqlState } from '../http/databaseError';
import { Refusal } from '../http/refusal';
import type { Services } from '../http/services';
import { AnswerWithMessage } from '../http/answerWithMessage';
import { writeInvitations } from '../outbox/writeMails';
import { hashPassword } from '../passwords';
import type { Caller } from '../rights/caller';
import { checkPeople } from './checkPeople';
import { findCollegeNames } from './collegeNames';
import { userMessages } from './messages';
import { grantedBy } from '../securityLog/securityNote';
import { lockNames } from './signInNames';
import { insertAccounts, type NewAccount } from './userRepository';

interface Wish {
  rows: readonly NewUserRow[];
  /** Only validates. */
  isDryRun: boolean;
  /** Adds the rows that are right and leaves the others out. */
  onlyValid: boolean;
}

type Added = { id: number; row: number }[];

/** Adds people to the caller's college: all of them in one transaction, or nobody. Who gets no password here is invited to choose one. */
export async function addPeople(
  services: Services,
  caller: Caller,
  { rows, isDryRun, onlyValid }: Wish,
  { token, language, note, transaction, now }: Pick<CallContext, 'token' | 'language' | 'note' | 'transaction' | 'now'>,
): Promise<{ faults: PresentedNewUserFault[] } | AnswerWithMessage<Added>> {
  const { database, postman } = services;
  // Whoever adds a person grants rights.
  if (!isDryRun) await requireRecentPassword(database.db, token, now);
  const first = await checkPeople(database.db, caller, rows);
  if (isDryRun) return { faults: presented(first.faults, language) };
  if (!onlyValid) refuseFaults(first.faults, language);
  const hashes = await hashPasswords(first.good, `user ${caller.id}`);
  const store = () =>
    transaction(async (tx) => {
      await lockNames(tx);
      // Somebody else may have taken an address, or deleted a major, while the passwords were made.
      const reading = await checkPeople(tx, caller, rows);
      if (!onlyValid) refuseFaults(reading.faults, language);
      return { added: await insertPeople(tx, caller, reading.good, { hashes, note, now }), faults: reading.faults };
    });
  // Two inserts at the same time: the second one finds out by the index, and then by asking again.
  const { added, faults } = await store().catch((error: unknown) => {
    if (sqlState(error) !== uniqueViolation) throw error;
    return store();
  });
  postman?.wake();
  return new AnswerWithMessage(added, userMessages.added(added.length, rowsOf(faults)));
}

const uniqueViolation = '23505';

function refuseFaults(faults: readonly NewUserFault[], language: Language): void {
  const [first] = faults;
  if (first) throw new Refusal(codes.validation, userMessages.rowsWrong(rowsOf(faults), first), { faults: presented(faults, language) });
}

function rowsOf(faults: readonly NewUserFault[]): number[] {
  return [...new Set(faults.map(({ row }) => row))];
}

function presented(faults: readonly NewUserFault[], language: Language): PresentedNewUserFault[] {
  return faults.map((fault) => ({ ...fault, message: inLanguage(fault.message, language) }));
}

/** One after the other, so that somebody who signs in meanwhile waits for one at the most. */
async function hashPasswords(good: NewUserReading['good'], lane: string): Promise<Map<number, string>> {
  const hashes = new Map<number, string>();
  for (const { row, user } of good) if (user.password !== undefined) hashes.set(row, await hashPassword(user.password, lane));
  return hashes;
}

async function insertPeople(
  tx: Transaction,
  { id: byUserId, collegeId }: Caller,
  good: NewUserReading['good'],
  { hashes, note, now }: { hashes: ReadonlyMap<number, string>; note: CallContext['note']; now: Date },
): Promise<Added> {
  if (good.length === 0) return [];
  const accounts = good.map(({ row, user: { userName, email, permissionId, relativeId } }): NewAccount => {
    // No password has the empty digest.
    return { userName, email, permissionId, relativeId, collegeId, passwordHash: hashes.get(row) ?? '' };
  });
  const ids = await insertAccounts(tx, accounts, byUserId, now);
  const people = good.map(({ row, user }) => ({ row, user, id: ids.get(user.email.toLowerCase()) ?? 0 }));
  await recordChanges(
    tx,
    people.map(({ id, user: { userName, email, permissionId, relativeId } }) => {
      const after = { userName, email, permissionId, relativeId };
      return { at: now, userId: byUserId, action: 'created', entity: 'users', entityId: id, before: null, after };
    }),
  );
  const invited = people.filter(({ row }) => !hashes.has(row));
  const readers = invited.map(({ id, user: { userName, email } }) => ({ id, collegeId, userName, email }));
  await writeInvitations(tx, readers, await findCollegeNames(tx, collegeId), now);
  for (const { id, row, user } of people) {
    note({ kind: 'personAdded', outcome: 'done', personId: id, ...grantedBy(user) });
    if (!hashes.has(row)) note({ kind: 'invitation', outcome: 'done', personId: id });
  }
  return people.map(({ id, row }) => ({ id, row }));
}
