import * as contract from '@college/api-client/contract';
import { cast, places } from '../testing/scene';
import type { Attempt, Place } from './attempts.test-data';

const unique = 'attempt-0001';

/** A copy into the course's own major: whoever may copy there is told that this is no place to copy to. */
function intoOwnMajor(place: Place) {
  const { major: targetId, unit: sourceId } = places[place];
  return { sourceId, targetId, goalRelations: [] };
}

/** Attempts at the calls about copying. */
export const copyAttempts: readonly Attempt[] = [
  {
    endpoint: contract.listCopyTargets,
    act: 'read',
    request: (place, role) => ({ body: { userId: cast[role].id, courseId: places[place].unit } }),
  },
  { endpoint: contract.getCopyGoals, act: 'read', request: (place) => ({ body: intoOwnMajor(place) }), allowed: '30001' },
  {
    endpoint: contract.getCopyPlan,
    act: 'read',
    request: (place) => ({ query: { courseId: places[place].unit, targetId: places[place].major } }),
    allowed: '30001',
  },
  { endpoint: contract.listCopyJobs, act: 'read', request: (place) => ({ query: { courseId: places[place].unit } }) },
  { endpoint: contract.getCopyJob, act: 'anyRead', request: () => ({ query: { unique } }), allowed: '30004' },
  {
    endpoint: contract.uploadCopyParams,
    act: 'create',
    request: (place) => ({ body: { unique, courseId: places[place].unit, ...intoOwnMajor(place) } }),
    allowed: '30001',
  },
  { endpoint: contract.copyCourse, act: 'create', request: (place) => ({ body: intoOwnMajor(place) }), allowed: '30001' },
  // An event stream has no envelope, and so no code: that there is no such copy is its only event.
  { endpoint: contract.watchCopy, act: 'anyCreate', request: () => ({ query: { unique } }), allowed: '' },
];
