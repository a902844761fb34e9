import * as contract from '@college/api-client/contract';
import { cast, places } from '../testing/scene';
import type { Attempt } from './attempt.test-data';
import { goalOf, indicatorOf, type Place } from './place.test-data';

const unique = 'attempt-0001';

/** A copy into the course's own major: whoever may copy there is told that this is no place to copy to. */
function intoOwnMajor(place: Place) {
  const { major: targetId, unit: sourceId } = places[place];
  return { sourceId, targetId, goalRelations: [] };
}

/** A copy that goes through: out of the place's major into another of the same department. */
function intoNeighbour(place: Place) {
  const target = place === 'own' ? 'sameDepartment' : place;
  const goalRelations = [{ requireId: indicatorOf(target), relate: 0, goals: [goalOf(place)] }];
  return { sourceId: places[place].unit, targetId: places[target].major, goalRelations };
}

/** Attempts at the calls about copying. */
export const copyAttempts: readonly Attempt[] = [
  {
    endpoint: contract.listCopyTargets,
    act: 'read',
    request: (place, role) => ({ body: { userId: cast[role].id, courseId: places[place].unit } }),
  },
  {
    endpoint: contract.getCopyGoals,
    act: 'read',
    request: (place) => ({ body: intoOwnMajor(place) }),
    full: (place) => {
      const { sourceId, targetId } = intoNeighbour(place);
      return { body: { sourceId, targetId } };
    },
    allowed: '30001',
  },
  {
    endpoint: contract.getCopyPlan,
    act: 'read',
    request: (place) => ({ query: { courseId: places[place].unit, targetId: places[place].major } }),
    full: (place) => ({ query: { courseId: places[place].unit, targetId: intoNeighbour(place).targetId } }),
    allowed: '30001',
  },
  { endpoint: contract.listCopyJobs, act: 'read', request: (place) => ({ query: { courseId: places[place].unit } }) },
  { endpoint: contract.getCopyJob, act: 'anyRead', request: () => ({ query: { unique } }), allowed: '30004' },
  {
    endpoint: contract.uploadCopyParams,
    act: 'create',
    request: (place) => ({ body: { unique, courseId: places[place].unit, ...intoOwnMajor(place) } }),
    full: (place) => ({ body: { unique: 'attempt-0002', courseId: places[place].unit, ...intoNeighbour(place) } }),
    // Next to a course its `sourceId` is not looked at (decision 89).
    answersForeign: ['body.sourceId'],
    allowed: '30001',
  },
  {
    endpoint: contract.copyCourse,
    act: 'create',
    request: (place) => ({ body: intoOwnMajor(place) }),
    full: (place) => ({ body: intoNeighbour(place) }),
    allowed: '30001',
  },
  // An event stream has no envelope, and so no code: that there is no such copy is its only event.
  { endpoint: contract.watchCopy, act: 'anyCreate', request: () => ({ query: { unique } }), allowed: '' },
];
