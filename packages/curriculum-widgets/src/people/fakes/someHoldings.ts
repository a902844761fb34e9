import { megabyte } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';
import type { College } from '../../support/fakes/aCollege';

const nothing = { storedBytes: null, emptyUnits: null, eventStreams: null, waitingFiles: null, feedbacks: null };

/** People of the sample who use some of their budgets: one has reached a limit, one has nearly, of one the limits were raised, and one is disabled. */
export function putHoldings(state: College['state']): void {
  state.disabled.set(sampleUser('majorEditor').id, { time: '2026-03-01T08:00:00Z', reason: '已离职' });
  state.holdings.set(sampleUser('majorLeader').id, {
    storedBytes: 63.5 * megabyte,
    emptyUnits: 30,
    eventStreams: 2,
    waitingFiles: 1,
    feedbacks: 3,
    finishedFiles: 2,
  });
  state.holdings.set(sampleUser('departmentManager').id, { storedBytes: 86 * megabyte, emptyUnits: 4 });
  state.holdings.set(sampleUser('courseEditor').id, { storedBytes: 120 * megabyte, emptyUnits: 2, feedbacks: 1 });
  state.limits.set(sampleUser('courseEditor').id, { version: 1, limits: { ...nothing, storedBytes: 500 * megabyte } });
}
