import { changedMeanwhile, replyCodes, retentionFault, retentionWith, type Retention } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { checkVersion } from '../mock-api/refusals';

function retentionOf({ retention }: MockState, collegeId: number): Retention {
  return retention.get(collegeId) ?? { days: retentionWith(undefined), version: 0 };
}

/** How many days a college keeps what is in its trash. */
export function trashDaysOf(state: MockState, collegeId: number): number {
  return retentionOf(state, collegeId).days.trash ?? 0;
}

export const retentionMocks = {
  getRetention: ({ state, user }) => retentionOf(state, user.collegeId),

  saveRetention({ body: { days, version }, state, user }) {
    const stored = retentionOf(state, user.collegeId);
    checkVersion(version, stored, changedMeanwhile.retention, stored);
    const fault = retentionFault(days);
    if (fault) throw new MockRefusal(replyCodes.validation, fault.sentence, { field: `days.${fault.kind}` });
    state.retention.set(user.collegeId, { days, version: stored.version + 1 });
    return retentionOf(state, user.collegeId);
  },
} satisfies Partial<MockHandlers>;
