import { changedMeanwhile, ownSettings, settingsFault, type CollegeRules, type SaveRulesRequest } from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { needVersion, refuseOlder } from '../http/versions';
import type { Caller } from '../rights/caller';
import { findCollegeRules, lockCollegeRules, putCollegeRules } from './collegeRules';

/** Sets the rules of the caller's college, all at once. */
export async function saveCollegeRules(
  db: Queries,
  { settings, version }: SaveRulesRequest,
  { caller: { id: userId, collegeId }, now }: { caller: Caller; now: Date },
): Promise<CollegeRules> {
  needVersion(version);
  const fault = settingsFault(settings);
  if (fault) throw invalid(fault.sentence, `settings.${fault.field}`);
  const stored = await lockCollegeRules(db, collegeId);
  await refuseOlder({ sent: version, stored: stored.version }, changedMeanwhile.rules, () => stored);
  const own = ownSettings(settings);
  await putCollegeRules(db, { collegeId, settings: own, version: stored.version + 1 }, now);
  const change = { entity: 'collegeRules', entityId: collegeId, before: stored.settings, after: own };
  await recordChange(db, { at: now, userId, action: 'updated', ...change });
  return findCollegeRules(db, collegeId);
}
