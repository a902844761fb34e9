import {
  changedMeanwhile,
  may,
  mergeSettings,
  ownSettings,
  replyCodes,
  ruleRefusals,
  settingsFault,
  type CollegeRules,
  type RuleSettings,
  type RulesOwner,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { homeOf } from '../editions/rows/lineage';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { checkVersion, refusals } from '../mock-api/refusals';
import { actorOf, chainOf } from '../mock-api/rights';

type Layer = Pick<CollegeRules, 'settings' | 'version'>;

interface Owner {
  kind: 'college' | 'department' | 'major';
  id: number;
}

const nothing: Layer = { settings: {}, version: 0 };

/** What an owner set, with the layers above it; version 0 until it set something. */
function rulesOf(state: MockState, { kind, id }: Owner): CollegeRules {
  const { collegeId, departmentId = 0 } = chainOf(state, kind, id);
  const college = state.rules.get(collegeId) ?? nothing;
  if (kind === 'college') return college;
  const department = state.departmentRules.get(departmentId) ?? nothing;
  const own = kind === 'department' ? department : (state.majorRules.get(id) ?? nothing);
  const wider = [
    { of: 'college' as const, settings: college.settings },
    ...(kind === 'department' ? [] : [{ of: 'department' as const, settings: department.settings }]),
  ];
  return { ...own, settings: ownSettings(own.settings, widerOf({ wider })), wider };
}

function widerOf({ wider = [] }: Pick<CollegeRules, 'wider'>): RuleSettings {
  return mergeSettings(wider.map(({ settings }) => settings));
}

/** The rules by which a major is judged, in whichever edition. */
export function rulesOfMajor(state: MockState, homeMajorId: number): RuleSettings {
  const rules = rulesOf(state, { kind: 'major', id: homeMajorId });
  return ownSettings(mergeSettings([widerOf(rules), rules.settings]));
}

function ownerOf({ departmentId, majorId }: RulesOwner, { collegeId }: SampleUser): Owner {
  if (departmentId !== undefined && majorId !== undefined) {
    throw new MockRefusal(replyCodes.validation, ruleRefusals.oneOwner, { field: 'departmentId' });
  }
  if (majorId !== undefined) return { kind: 'major', id: majorId };
  return departmentId === undefined ? { kind: 'college', id: collegeId } : { kind: 'department', id: departmentId };
}

export const ruleMocks = {
  getCollegeRules({ query, state, user }) {
    const owner = ownerOf(query, user);
    if (!may(actorOf(user), 'read', chainOf(state, owner.kind, owner.id))) throw refusals.noRight();
    return rulesOf(state, owner.kind === 'major' ? { ...owner, id: homeOf(state, owner.id) } : owner);
  },

  saveCollegeRules({ body: { settings, version, ...named }, state, user }) {
    const owner = ownerOf(named, user);
    const auth = owner.kind === 'college' ? 'collegeManage' : 'manage';
    if (!may(actorOf(user), auth, chainOf(state, owner.kind, owner.id))) throw refusals.noRight();
    if (owner.kind === 'major' && homeOf(state, owner.id) !== owner.id) {
      throw new MockRefusal(replyCodes.validation, ruleRefusals.ofDraft, { field: 'majorId' });
    }
    const stored = rulesOf(state, owner);
    checkVersion(version, stored, changedMeanwhile.rules, stored);
    const wider = widerOf(stored);
    const fault = settingsFault(settings, wider);
    if (fault) throw new MockRefusal(replyCodes.validation, fault.sentence, { field: `settings.${fault.field}` });
    const layers = { college: state.rules, department: state.departmentRules, major: state.majorRules }[owner.kind];
    layers.set(owner.id, { settings: ownSettings(settings, wider), version: stored.version + 1 });
    return rulesOf(state, owner);
  },
} satisfies Partial<MockHandlers>;
