import {
  campusDay,
  covers,
  happeningsOfLeaders,
  isUnfinished,
  leaderRound,
  may,
  progressReachOf,
  textOf,
  type Happening,
  type Language,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { refusals } from '../mock-api/refusals';
import { actorOf, chainOf } from '../mock-api/rights';
import { ratesOf } from './board.mock';
import { notifiedOf } from './notified.mock';

interface Reader {
  state: MockState;
  user: SampleUser;
  language: Language;
}

export const leaderNoticeMocks = {
  notifyLeaders({ body: { courseIds, text = '' }, ...reader }) {
    const { state, user } = reader;
    const ids = [...new Set(courseIds)];
    if (!ids.every((id) => may(actorOf(user), 'manage', chainOf(state, 'course', id)))) throw refusals.noRight();
    const courses = ids.filter((id) => isUnfinished(ratesOf(state, id))).map((id) => ({ id, notified: notifiedOf(reader, id) }));
    const { people, already, without } = leaderRound(courses);
    const at = state.now();
    const day = campusDay(new Date(at));
    const told = people.flatMap(({ id: userId, courses: own }) =>
      own.map(({ id: courseId }) => ({ userId, courseId, day, senderId: user.id, text: text.trim(), at })),
    );
    state.leaderNotices.push(...told);
    return {
      people: people.length,
      courses: new Set(told.map(({ courseId }) => courseId)).size,
      already: already.length,
      without: without.length,
    };
  },
} satisfies Partial<MockHandlers>;

/** What the reader was asked to finish, as far as it is there and they may read it. */
export function leaderNoticesFor({ state, user, language }: Reader, since: Date): Happening[] {
  const reach = progressReachOf(actorOf(user));
  const told = state.leaderNotices
    .filter(({ userId, at }) => userId === user.id && Date.parse(at) > since.getTime())
    .flatMap(({ courseId, senderId, at, text }) => {
      const course = state.courseUnits.find(({ id }) => id === courseId);
      if (!course || reach === null || !covers(reach, chainOf(state, 'course', courseId))) return [];
      const { id, majorId } = course;
      const userName = personName(state, senderId, language);
      return [{ at, senderId, userName, text, course: { id, majorId, name: textOf(course, 'name', language) } }];
    });
  return happeningsOfLeaders(told, language);
}
