import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { pageOf } from '../mock-api/paging';
import { found } from '../mock-api/refusals';
import type { HistoryEntry } from './history.schema';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Writes down a change. */
export function note(
  state: MockState,
  user: SampleUser,
  change: Pick<HistoryEntry, 'kind' | 'recordId' | 'action' | 'before' | 'after'>,
): void {
  state.history.unshift({ id: state.nextId(), userId: user.id, userName: user.userName, time: state.now(), ...change });
}

export const historyMocks = {
  listHistory: ({ query: { kind, recordId, ...page }, state }) =>
    pageOf(
      state.history.filter((entry) => entry.kind === kind && entry.recordId === recordId),
      page,
    ),

  restoreHistory({ body: { id }, state, user }) {
    const entry = found(state.history.find((one) => one.id === id));
    const unit = found(state.courseUnits.find((one) => entry.kind === 'course' && one.id === entry.recordId));
    const before = structuredClone(unit);
    Object.assign(unit, structuredClone(entry.before), { version: (unit.version ?? 0) + 1, updateTime: state.now(), initing: false });
    note(state, user, { kind: 'course', recordId: unit.id, action: 'restore', before, after: structuredClone(unit) });
    return true;
  },

  listTrash: ({ query, state }) =>
    pageOf(
      state.deletedCourses.map(({ course, time, userName }) => ({
        kind: 'course' as const,
        id: course.id,
        name: course.name,
        deletedTime: time,
        deletedBy: userName,
        expires: new Date(Date.parse(time) + 30 * dayMilliseconds).toISOString(),
      })),
      query,
    ),

  restoreTrash({ body: { kind, id }, state, user }) {
    const entry = found(state.deletedCourses.find(({ course }) => kind === 'course' && course.id === id));
    state.deletedCourses = state.deletedCourses.filter((one) => one !== entry);
    state.courseUnits.push(entry.course);
    note(state, user, { kind, recordId: id, action: 'restore', before: null, after: entry.course });
    return true;
  },
} satisfies Partial<MockHandlers>;
