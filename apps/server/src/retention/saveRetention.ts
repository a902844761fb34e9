import { changedMeanwhile, retentionFault, type Retention, type SaveRetentionRequest } from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { needVersion, refuseOlder } from '../http/versions';
import type { Caller } from '../rights/caller';
import { findRetention, lockRetention, putRetention } from './retentionRepository';

/** Sets how long the caller's college keeps what is deleted by itself. */
export async function saveRetention(
  db: Queries,
  { days, version }: SaveRetentionRequest,
  { caller: { id: userId, collegeId }, now }: { caller: Caller; now: Date },
): Promise<Retention> {
  needVersion(version);
  const stored = await lockRetention(db, collegeId);
  await refuseOlder({ sent: version, stored: stored.version }, changedMeanwhile.retention, () => stored);
  const fault = retentionFault(days);
  if (fault) throw invalid(fault.sentence, `days.${fault.kind}`);
  await putRetention(db, collegeId, { days, version: stored.version + 1 }, now);
  const change = { entity: 'retention', entityId: collegeId, before: stored.days, after: days };
  await recordChange(db, { at: now, userId, action: 'updated', ...change });
  return findRetention(db, collegeId);
}
