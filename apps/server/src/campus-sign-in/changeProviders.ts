import {
  campusLimits,
  campusRefusals,
  changedMeanwhile,
  providerFault,
  type CampusProvider,
  type SaveCampusProviderRequest,
} from '@college/curriculum-model';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange';
import { requireRecentPassword } from '../auth/requireRecentPassword';
import { schema, type Queries } from '../db';
import type { CallContext } from '../http/call';
import { httpMessages } from '../http/messages';
import { invalid, notFound } from '../http/refusal';
import { needVersion, refuseOlder, refuseOlderDeletion } from '../http/versions';
import type { Caller } from '../rights/caller';
import { lockLocalSignIn } from './localSignInRepository';
import { auditedProvider, presentProvider } from './presentProvider';
import {
  closeSessionsOfProvider,
  insertProvider,
  listProviders,
  lockProvider,
  removeProvider,
  updateProvider,
  type ProviderValues,
  type StoredProvider,
} from './providerRepository';

type Act = Pick<CallContext, 'token' | 'note' | 'now' | 'origin' | 'services'> & { caller: Caller };

/** Adds a provider or changes one; needs a recent password of the caller, for whoever controls a provider signs in as everybody. */
export async function saveProvider(db: Queries, request: SaveCampusProviderRequest, act: Act): Promise<CampusProvider> {
  const { caller, token, note, now, origin, services } = act;
  const { collegeId, id: userId } = caller;
  if (request.id !== 0) needVersion(request.version);
  await requireRecentPassword(db, token, now);
  // Held by every change of the college's sign-in, so that two of them do not close the last way together.
  const local = await lockLocalSignIn(db, collegeId);
  const stored = request.id === 0 ? undefined : await lockProvider(db, collegeId, request.id);
  if (request.id !== 0 && !stored) throw notFound(httpMessages.subjectMissing);
  const present = (provider: StoredProvider) => presentProvider(provider, { settings: services.settings, origin });
  if (stored) {
    await refuseOlder({ sent: request.version, stored: stored.version }, changedMeanwhile.provider, () => present(stored));
  }
  await refuseFault(db, collegeId, request);
  if (!stored) await refuseTooMany(db, collegeId);
  if (stored?.isEnabled && !request.isEnabled && !local.isOpen) await refuseLast(db, collegeId, stored.id);
  const values = valuesOf(collegeId, request, stored);
  const kept = stored ? await updateProvider(db, stored.id, values, now) : await insertProvider(db, values, now);
  if (stored?.isEnabled && !kept.isEnabled) await closeSessionsOfProvider(db, kept.id);
  await recordChange(db, {
    at: now,
    userId,
    action: stored ? 'updated' : 'created',
    entity: 'campusProviders',
    entityId: kept.id,
    before: stored ? auditedProvider(stored) : null,
    after: auditedProvider(kept),
  });
  note({ kind: 'signInSettings', outcome: 'done', what: 'provider' });
  return present(kept);
}

/** Deletes a provider; whoever signed in there has to sign in again elsewhere. */
export async function deleteProvider(db: Queries, { id, version }: { id: number; version?: number | undefined }, act: Act): Promise<true> {
  const { caller, token, note, now, origin, services } = act;
  needVersion(version);
  await requireRecentPassword(db, token, now);
  const local = await lockLocalSignIn(db, caller.collegeId);
  const stored = await lockProvider(db, caller.collegeId, id);
  if (!stored) throw notFound(httpMessages.subjectMissing);
  await refuseOlderDeletion({ sent: version, stored: stored.version }, () =>
    presentProvider(stored, { settings: services.settings, origin }),
  );
  if (stored.isEnabled && !local.isOpen) await refuseLast(db, caller.collegeId, id);
  await removeProvider(db, id, now);
  const change = { entity: 'campusProviders', entityId: id, before: auditedProvider(stored), after: null };
  await recordChange(db, { at: now, userId: caller.id, action: 'deleted', ...change });
  note({ kind: 'signInSettings', outcome: 'done', what: 'provider' });
  return true;
}

function valuesOf(
  collegeId: number,
  { id: _id, version: _version, protocol, isEnabled, clientSecret, ...settings }: SaveCampusProviderRequest,
  stored: StoredProvider | undefined,
): ProviderValues {
  const kept = clientSecret === undefined ? (stored?.clientSecret ?? null) : clientSecret;
  return { collegeId, protocol, isEnabled, settings, clientSecret: kept === '' ? null : kept };
}

async function refuseFault(db: Queries, collegeId: number, request: SaveCampusProviderRequest): Promise<void> {
  const ids = request.rows.flatMap(({ departmentId }) => (departmentId === null ? [] : [departmentId]));
  const known = new Set((await findDepartments(db, collegeId, ids)).map(({ id }) => id));
  const fault = providerFault(request, (id) => known.has(id));
  if (fault) throw invalid(fault.sentence, fault.field);
}

/** The departments of a college among these. */
export async function findDepartments(db: Queries, collegeId: number, ids: readonly number[]) {
  const { departments } = schema;
  return db
    .select({ id: departments.id, name: departments.name, translations: departments.translations })
    .from(departments)
    .where(and(eq(departments.collegeId, collegeId), inArray(departments.id, [...ids]), isNull(departments.deletedAt)));
}

async function refuseTooMany(db: Queries, collegeId: number): Promise<void> {
  const { providers: most } = campusLimits;
  if ((await listProviders(db, collegeId)).length >= most) throw invalid(campusRefusals.tooManyProviders(most));
}

async function refuseLast(db: Queries, collegeId: number, id: number): Promise<void> {
  const others = (await listProviders(db, collegeId)).filter((one) => one.isEnabled && one.id !== id);
  if (others.length === 0) throw invalid(campusRefusals.lastProvider, 'isEnabled');
}
