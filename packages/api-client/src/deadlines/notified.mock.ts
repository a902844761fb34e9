import { bandNameOf, campusDay, covers, may, progressReachOf, type BoardCourse, type Language } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockState } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { actorOf, chainOf } from '../mock-api/rights';

/** Those who lead a course: whom it names, and whose permission is to lead it. */
export function leadersOf(state: MockState, courseId: number): SampleUser[] {
  const chain = chainOf(state, 'course', courseId);
  return state.users.filter(({ id, collegeId, permissionId, relativeId }) => {
    const isItsOwn = collegeId === chain.collegeId && relativeId === courseId && bandNameOf(permissionId) === 'courseLeader';
    return isItsOwn || chain.managers?.includes(id);
  });
}

/** Those who lead a course and whom a notice about it reaches; undefined where the reader may not notify them. */
export function notifiedOf(
  { state, user, language }: { state: MockState; user: SampleUser; language: Language },
  courseId: number,
): BoardCourse['notified'] {
  const chain = chainOf(state, 'course', courseId);
  if (!may(actorOf(user), 'manage', chain)) return undefined;
  const today = campusDay(new Date(state.now()));
  return leadersOf(state, courseId)
    .filter((leader) => {
      const reach = progressReachOf(actorOf(leader));
      const isReached = reach !== null && covers(reach, chain) && !state.disabled.has(leader.id);
      return isReached && leader.id !== user.id;
    })
    .map(({ id }) => ({
      id,
      name: personName(state, id, language),
      isTold: state.leaderNotices.some((one) => one.userId === id && one.courseId === courseId && one.day === today),
    }));
}
