import { changedMeanwhile, ownSettings, replyCodes, settingsFault, type CollegeRules } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { checkVersion } from '../mock-api/refusals';

/** What a college set of the rules; version 0 until it set something. */
export function rulesOfCollege({ rules }: MockState, collegeId: number): CollegeRules {
  return rules.get(collegeId) ?? { settings: {}, version: 0 };
}

export const ruleMocks = {
  getCollegeRules: ({ state, user }) => rulesOfCollege(state, user.collegeId),

  saveCollegeRules({ body: { settings, version }, state, user: { collegeId } }) {
    const stored = rulesOfCollege(state, collegeId);
    checkVersion(version, stored, changedMeanwhile.rules, stored);
    const fault = settingsFault(settings);
    if (fault) throw new MockRefusal(replyCodes.validation, fault.sentence, { field: `settings.${fault.field}` });
    const saved = { settings: ownSettings(settings), version: stored.version + 1 };
    state.rules.set(collegeId, saved);
    return saved;
  },
} satisfies Partial<MockHandlers>;
