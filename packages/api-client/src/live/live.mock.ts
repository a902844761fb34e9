import type { MockHandlers } from '../mock-api/mockHandler';
import { personName } from '../mock-api/people';
import { refusals } from '../mock-api/refusals';

/** Who is where, as lines of the mock: nobody ever falls silent. */
export const liveMocks = {
  *followLive({ query: { majorId, view, courseId, line }, state, user, language }) {
    if (courseId !== undefined && !state.courseUnits.some((unit) => unit.id === courseId && unit.majorId === majorId))
      throw refusals.notFound();
    const thing = [majorId, view, courseId ?? ''].join('/');
    state.liveLines.set(line, { ...state.liveLines.get(line), line, thing, userId: user.id });
    const people = [...state.liveLines.values()]
      .filter((one) => one.thing === thing)
      .map(({ userId, field = null, ...one }) => ({ line: one.line, userId, userName: personName(state, userId, language), field }));
    yield { last: state.history.length, people };
  },

  tellLive({ body: { line, field, isLeaving }, state, user }) {
    const known = state.liveLines.get(line);
    if (known?.userId !== user.id) return { isOpen: false };
    if (isLeaving) state.liveLines.delete(line);
    else state.liveLines.set(line, { ...known, field });
    return { isOpen: !isLeaving };
  },
} satisfies Partial<MockHandlers>;
