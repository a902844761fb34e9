import {
  decideFirstSignIn,
  mapPerson,
  textOf,
  type CampusDryRun,
  type Language,
  type TryCampusProviderRequest,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import type { ServerSettings } from '../http/services';
import type { Caller } from '../rights/caller';
import { findKnownAccounts } from './accountRepository';
import { findDepartments } from './changeProviders';

/** Says what a first sign-in with these attributes would do, by the functions that do it. */
export async function tryProvider(
  db: Queries,
  { provider, attributes }: TryCampusProviderRequest,
  { caller: { collegeId }, language, settings }: { caller: Caller; language: Language; settings: Pick<ServerSettings, 'demoEmail'> },
): Promise<CampusDryRun> {
  const mapped = mapPerson(provider, attributes);
  const [department] = mapped.departmentId === null ? [] : await findDepartments(db, collegeId, [mapped.departmentId]);
  // What names a department that is not there names none.
  const departmentId = department?.id ?? null;
  const found = await findKnownAccounts(db, mapped, { providerId: provider.id, collegeId, demoEmail: settings.demoEmail });
  const { outcome, fault, account } = decideFirstSignIn(provider, { ...mapped, departmentId }, found);
  const { userName, email, isEmailVerified, staffNumber } = mapped;
  return {
    outcome,
    fault,
    person: { userName, email, isEmailVerified, staffNumber },
    account: account && { id: account.id, userName: account.userName, email: account.email },
    department: department ? { id: department.id, name: textOf(department, 'name', language) } : null,
    band: mapped.band,
    departmentRow: department ? mapped.departmentRow : null,
    bandRow: mapped.bandRow,
  };
}
