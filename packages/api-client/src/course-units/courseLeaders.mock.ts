import { bilingual, cardManager, courseLeaderMessages, may, replyCodes, type CardManager } from '@college/curriculum-model';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { holds } from '../mock-api/paging';
import { found } from '../mock-api/refusals';
import { chainOfScope } from '../users/mockScopes';

/** The people who lead a course. */
export function leadersOf(state: MockState, courseId: number): CardManager[] {
  const ids = new Set(state.courseManagers.filter((row) => row.courseId === courseId).map(({ userId }) => userId));
  return state.users.filter(({ id }) => ids.has(id)).map((one) => cardManager({ ...one, isDisabled: state.disabled.has(one.id) }));
}

const isSame = (one: readonly number[], other: readonly number[]) => String(one.toSorted()) === String(other.toSorted());

export const courseLeaderMocks = {
  findCourseLeaders({ query: { majorId, keyword }, state, user }) {
    const ofMajor = new Set(state.courseUnits.filter((unit) => unit.majorId === majorId).map(({ id }) => id));
    const leads = new Set(state.courseManagers.filter(({ courseId }) => ofMajor.has(courseId)).map(({ userId }) => userId));
    return state.users
      .filter((one) => one.collegeId === user.collegeId && !state.disabled.has(one.id))
      .filter(
        (one) =>
          (leads.has(one.id) || may(user, 'manage', chainOfScope(state, one) ?? { collegeId: one.collegeId })) &&
          holds(keyword, one.userName, one.email),
      )
      .slice(0, 500)
      .map((one) => ({ ...cardManager(one), email: one.email }));
  },

  setCourseLeaders({ body: { courses }, state, user }) {
    const units = courses.map(({ id }) => found(state.courseUnits.find((unit) => unit.id === id)));
    courses.forEach(({ id, leaders, was }, index) => {
      const now = state.courseManagers.filter(({ courseId }) => courseId === id).map(({ userId }) => userId);
      if (was && !isSame(was, now))
        throw new MockRefusal(replyCodes.conflict, courseLeaderMessages.changedMeanwhile(bilingual(units[index]!, 'name')));
      const isFine = (userId: number) =>
        now.includes(userId) ||
        state.users.some((one) => one.id === userId && one.collegeId === user.collegeId && !state.disabled.has(userId));
      if (!leaders.every(isFine)) throw new MockRefusal(replyCodes.validation, courseLeaderMessages.noSuchPerson);
    });
    for (const { id, leaders } of courses) {
      state.courseManagers = state.courseManagers.filter(({ courseId }) => courseId !== id);
      state.courseManagers.push(...leaders.map((userId) => ({ courseId: id, userId })));
    }
    return courses.map(({ id, leaders }) => ({ id, leaders }));
  },
} satisfies Partial<MockHandlers>;
