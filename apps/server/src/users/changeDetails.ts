import { isDemoEmail, type Translations, type UpdateUserInfoRequest } from '@college/curriculum-model';
import { eq, sql } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange';
import { schema, type Queries } from '../db';
import type { CallContext } from '../http/call';
import { httpMessages } from '../http/messages';
import { requireRecentPassword } from '../auth/requireRecentPassword';
import type { ServerSettings } from '../http/services';
import { notifyPerson, type ActOrigin } from '../notices/notifyPerson';
import { invalid, notFound } from '../http/refusal';
import { refuseOlder } from '../http/versions';
import { killLinksOf } from '../outbox/outboxRepository';
import { inviteAgain, needsInvitation } from './invite';
import { userMessages } from './messages';
import { lockNames, nameColumns, refuseTakenNames } from './signInNames';
import { lockAccount, type AccountRow } from './userRepository';

const { users } = schema;

interface Change {
  byUserId: number;
  note: CallContext['note'];
  now: Date;
}

/** Changes what a person is called. */
export async function changeName(
  db: Queries,
  { id, userName, version }: { id: number; userName: string; version?: number | undefined },
  change: Change,
): Promise<true> {
  await lockNames(db);
  const account = await lockUnchanged(db, id, version);
  const after = { userName, email: account.email };
  await refuseTakenNames(db, account, after);
  await store(db, account, after, change);
  return true;
}

/**
 * Changes a person's name and e-mail address. Links sent to the old address stop working; who has no password yet is invited again at
 * the new one, unless the account is disabled or signs in at a provider of the campus. A changed address needs a recent password of the caller,
 * and the person is notified.
 */
export async function changeDetails(
  db: Queries,
  { id, userName, email, version }: UpdateUserInfoRequest,
  { origin, settings, ...change }: Change & { origin: ActOrigin; settings: Pick<ServerSettings, 'mail' | 'demoEmail'> },
): Promise<true> {
  await lockNames(db);
  const account = await lockUnchanged(db, id, version);
  const isSameAddress = account.email.toLowerCase() === email.toLowerCase();
  // By its address the demo account is limited; its password is known to everybody.
  if (!isSameAddress && isDemoEmail(account.email, settings.demoEmail)) throw invalid(userMessages.demoAddress);
  if (!isSameAddress) await requireRecentPassword(db, origin.token, change.now);
  await refuseTakenNames(db, account, { userName, email });
  await store(db, account, { userName, email }, change);
  if (isSameAddress) return true;
  await killLinksOf(db, id, change.now);
  const isToBeInvited = await needsInvitation(db, account);
  // The old address is notified too: somebody else may have replaced it.
  const recipients = isToBeInvited ? [] : [account.email, email];
  await notifyPerson(db, { kind: 'addressChanged', person: account, ...change, origin, recipients }, settings);
  if (isToBeInvited && !account.disabledAt) await inviteAgain(db, { ...account, userName, email }, change);
  return true;
}

/** Holds an account; rejects a change that was based on an older version of it. */
export async function lockUnchanged(db: Queries, id: number, version: number | undefined): Promise<AccountRow> {
  const account = await lockAccount(db, id);
  if (!account) throw notFound(httpMessages.subjectMissing);
  const { userName, email, version: stored } = account;
  await refuseOlder({ sent: version, stored }, userMessages.changedMeanwhile(account), () => ({ id, userName, email, version: stored }));
  return account;
}

async function store(
  db: Queries,
  account: AccountRow,
  after: { userName: string; email: string },
  { byUserId, note, now }: Change,
): Promise<void> {
  const { id, userName, email } = account;
  if (after.userName === userName && after.email === email) return;
  if (after.userName !== userName) note({ kind: 'nameChange', outcome: 'done', personId: id });
  if (after.email !== email) note({ kind: 'addressChange', outcome: 'done', personId: id });
  const translations = after.userName === userName ? account.translations : withoutName(account.translations);
  await db
    .update(users)
    .set({ email: after.email, ...nameColumns(account, after.userName), translations, updateTime: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
  const change = { entity: 'users', entityId: id, before: { userName, email }, after };
  await recordChange(db, { at: now, userId: byUserId, action: 'updated', ...change });
}

/** The English name was that of the old one. */
function withoutName(translations: Translations): Translations {
  const { userName: _, ...en } = translations.en ?? {};
  return { ...translations, en };
}
