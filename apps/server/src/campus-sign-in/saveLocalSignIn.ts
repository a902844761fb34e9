import { campusRefusals, changedMeanwhile, type LocalSignIn, type SaveLocalSignInRequest } from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import { requireRecentPassword } from '../auth/requireRecentPassword';
import type { Queries } from '../db';
import type { CallContext } from '../http/call';
import { invalid } from '../http/refusal';
import { needVersion, refuseOlder } from '../http/versions';
import type { Caller } from '../rights/caller';
import { listBreakGlassChoices, lockLocalSignIn, putLocalSignIn } from './localSignInRepository';
import { listProviders } from './providerRepository';

/**
 * Opens or closes sign-in by password for a college. Closed, one account still signs in by it: a provider can be away, or set wrongly. Opening needs
 * none, and forgets one that may no longer be it, such as a disabled one.
 */
export async function saveLocalSignIn(
  db: Queries,
  { isOpen, breakGlassUserId, version }: SaveLocalSignInRequest,
  { caller, token, note, now }: Pick<CallContext, 'token' | 'note' | 'now'> & { caller: Caller },
): Promise<LocalSignIn> {
  const { collegeId, id: userId } = caller;
  needVersion(version);
  await requireRecentPassword(db, token, now);
  const stored = await lockLocalSignIn(db, collegeId);
  await refuseOlder({ sent: version, stored: stored.version }, changedMeanwhile.localSignIn, () => stored);
  const choice = (await listBreakGlassChoices(db, collegeId)).find(({ id }) => id === breakGlassUserId);
  if (!isOpen && !choice) throw invalid(campusRefusals.breakGlassWrong, 'breakGlassUserId');
  const hasProvider = isOpen || (await listProviders(db, collegeId)).some(({ isEnabled }) => isEnabled);
  if (!hasProvider) throw invalid(campusRefusals.nobodyLeft, 'isOpen');
  const kept = { isOpen, breakGlassUserId: choice?.id ?? null, version: stored.version + 1 };
  await putLocalSignIn(db, collegeId, kept);
  const facts = ({ isOpen: open, breakGlassUserId: account }: LocalSignIn) => ({ isOpen: open, breakGlassUserId: account });
  const change = { entity: 'localSignIn', entityId: collegeId, before: facts(stored), after: facts(kept) };
  await recordChange(db, { at: now, userId, action: 'updated', ...change });
  note({ kind: 'signInSettings', outcome: 'done', what: isOpen ? 'passwordsOpen' : 'passwordsClosed' });
  return kept;
}
