import { decideFirstSignIn, levelOf, mapPerson, permissionOfBand, type CampusFault } from '@college/curriculum-model';
import { eq, sql } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange';
import { holdEnabled } from '../auth/userRepository';
import { schema, type Queries } from '../db';
import type { CallContext } from '../http/call';
import type { ServerSettings } from '../http/services';
import { grantedBy } from '../securityLog/securityNote';
import { lockNames } from '../users/signInNames';
import { CampusFailure } from './campusFailure';
import { findDepartments } from './changeProviders';
import { findIdentity, findKnownAccounts, insertCampusAccount, putIdentity } from './accountRepository';
import type { ProvedPerson } from './provedPerson';
import type { StoredProvider } from './providerRepository';

interface Act {
  note: CallContext['note'];
  settings: Pick<ServerSettings, 'demoEmail'>;
  now: Date;
}

/** The account of somebody whom a provider confirmed: that of their identity, else by the provider's rule one that is joined or made. */
export async function settlePerson(db: Queries, provider: StoredProvider, person: ProvedPerson, act: Act): Promise<number> {
  // Two first sign-ins at the same time take names and identities one after the other.
  await lockNames(db);
  const { id: providerId, collegeId } = provider;
  const known = await findIdentity(db, providerId, person.subject);
  const userId = known ?? (await firstSignIn(db, provider, person, act));
  if (!(await holdEnabled(db, userId))) throw refused('disabled', act, { personId: userId, collegeId });
  await putIdentity(db, { providerId, subject: person.subject, userId }, act.now);
  return userId;
}

async function firstSignIn(db: Queries, provider: StoredProvider, person: ProvedPerson, act: Act): Promise<number> {
  const { id: providerId, collegeId, settings } = provider;
  const mapped = mapPerson(settings, person.values);
  const found = await findKnownAccounts(db, mapped, { providerId, collegeId, demoEmail: act.settings.demoEmail });
  const { outcome, fault, account } = decideFirstSignIn(settings, mapped, found);
  if (outcome === 'refused') throw refused(fault, act, { personId: account?.id, collegeId });
  if (outcome === 'join') {
    act.note({ kind: 'accountJoined', outcome: 'done', actorId: account.id, personId: account.id, collegeId });
    await keepStaffNumber(db, account.id, mapped.staffNumber, found.byStaffNumber === undefined);
    return account.id;
  }
  const { band, departmentId } = mapped;
  const [department] = departmentId === null ? [] : await findDepartments(db, collegeId, [departmentId]);
  if (band === null) throw refused('bandNotMapped', act, { collegeId });
  // The department of a row may have been deleted since.
  const needsDepartment = levelOf(permissionOfBand[band]) === 'department';
  if (needsDepartment && !department) throw refused('departmentNotMapped', act, { collegeId });
  const staffNumber = found.byStaffNumber ? '' : mapped.staffNumber;
  const user = await insertCampusAccount(db, { person: { ...mapped, band, staffNumber }, collegeId, department }, act.now);
  const { id, userName, email, permissionId, relativeId } = user;
  const after = { userName, email, permissionId, relativeId };
  await recordChange(db, { at: act.now, userId: id, action: 'created', entity: 'users', entityId: id, before: null, after });
  act.note({ kind: 'personAdded', outcome: 'done', actorId: id, personId: id, collegeId, ...grantedBy(user) });
  return id;
}

/** Whoever joined by address is known by staff number from now on, unless somebody else is. */
async function keepStaffNumber(db: Queries, id: number, staffNumber: string, isFree: boolean): Promise<void> {
  if (staffNumber === '' || !isFree) return;
  const { users } = schema;
  await db
    .update(users)
    .set({ staffNumber })
    .where(sql`${eq(users.id, id)} and ${users.staffNumber} = ''`);
}

function refused(fault: CampusFault, { note }: Act, about: { personId?: number | undefined; collegeId: number }): CampusFailure {
  note({ kind: 'signIn', outcome: 'refused', what: fault, ...about });
  return new CampusFailure(fault);
}
