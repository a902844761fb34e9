import * as contract from '@college/api-client/contract';
import type { Attempt } from './attempt.test-data';
import { goalOf, indicatorOf, majorOf, unitOf, type Place } from './place.test-data';

const unique = 'attempt-0001';

/** A copy into the course's own major: refused with a message for those who may copy there. */
function intoOwnMajor(place: Place) {
  const [targetId, sourceId] = [majorOf(place), unitOf(place)];
  return { sourceId, targetId, goalRelations: [] };
}

/** A copy that goes through: out of the place's major into another of the same department. */
function intoNeighbour(place: Place) {
  const target = place === 'own' ? 'sameDepartment' : place;
  const goalRelations = [{ requireId: indicatorOf(target), relate: 0, goals: [goalOf(place)] }];
  return { sourceId: unitOf(place), targetId: majorOf(target), goalRelations };
}

/** A second course that is copied with the first one. */
function together(place: Place) {
  const target = place === 'own' ? 'sameDepartment' : place;
  const source = place === 'own' ? 'managed' : place;
  return [{ courseId: unitOf(source), goalRelations: [{ requireId: indicatorOf(target), relate: 0, goals: [goalOf(source)] }] }];
}

/** Attempts at the calls about copying. */
export const copyAttempts: readonly Attempt[] = [
  {
    endpoint: contract.listCopyTargets,
    act: 'read',
    request: (place, who) => ({ body: { userId: who.id, courseId: unitOf(place) } }),
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
    request: (place) => ({ query: { courseId: unitOf(place), targetId: majorOf(place) } }),
    full: (place) => ({ query: { courseId: unitOf(place), targetId: intoNeighbour(place).targetId } }),
    allowed: '30001',
  },
  {
    endpoint: contract.getCopySuggestions,
    act: 'read',
    request: (place) => ({ query: { courseId: unitOf(place), targetId: majorOf(place) } }),
    full: (place) => ({ query: { courseId: unitOf(place), targetId: intoNeighbour(place).targetId } }),
    allowed: '30001',
  },
  { endpoint: contract.listCopyJobs, act: 'read', request: (place) => ({ query: { courseId: unitOf(place) } }) },
  { endpoint: contract.getCopyJob, act: 'anyRead', request: () => ({ query: { unique } }), allowed: '30004' },
  {
    endpoint: contract.uploadCopyParams,
    act: 'create',
    request: (place) => ({ body: { unique, courseId: unitOf(place), ...intoOwnMajor(place) } }),
    full: (place) => ({ body: { unique: 'attempt-0002', courseId: unitOf(place), ...intoNeighbour(place), more: together(place) } }),
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
