import {
  changedMeanwhile,
  mergeSettings,
  ownSettings,
  ruleRefusals,
  settingsFault,
  type CollegeRules,
  type RulesOwner as NamedOwner,
  type SaveRulesRequest,
} from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { needVersion, refuseOlder } from '../http/versions';
import { isDraft } from '../majors/majorRepository';
import type { Caller } from '../rights/caller';
import { findRules, lockRules, putRules, type RulesOwner } from './ruleLayers';

/** Whose rules a request names: a department's, a major's, or else those of the caller's college. */
export function ownerOf({ departmentId, majorId }: NamedOwner, { collegeId }: Caller): RulesOwner {
  if (departmentId !== undefined && majorId !== undefined) throw invalid(ruleRefusals.oneOwner, 'departmentId');
  if (majorId !== undefined) return { kind: 'major', id: majorId };
  return departmentId === undefined ? { kind: 'college', id: collegeId } : { kind: 'department', id: departmentId };
}

/** Sets the rules of the college, of a department or of a major, all at once. */
export async function saveRules(
  db: Queries,
  { settings, version, ...named }: SaveRulesRequest,
  { caller, now }: { caller: Caller; now: Date },
): Promise<CollegeRules> {
  needVersion(version);
  const owner = ownerOf(named, caller);
  if (owner.kind === 'major' && (await isDraft(db, owner.id))) throw invalid(ruleRefusals.ofDraft, 'majorId');
  const stored = await lockRules(db, owner);
  const wider = mergeSettings((stored.wider ?? []).map((layer) => layer.settings));
  const fault = settingsFault(settings, wider);
  if (fault) throw invalid(fault.sentence, `settings.${fault.field}`);
  await refuseOlder({ sent: version, stored: stored.version }, changedMeanwhile.rules, () => stored);
  const own = ownSettings(settings, wider);
  await putRules(db, owner, { settings: own, version: stored.version + 1, updateTime: now });
  const change = { entity: `${owner.kind}Rules`, entityId: owner.id, before: stored.settings, after: own };
  await recordChange(db, { at: now, userId: caller.id, action: 'updated', ...change });
  return findRules(db, owner);
}
