import { covers, happeningsOfDeadlines, progressReachOf, textOf, type Happening, type Language } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { homeOf } from '../editions/rows/lineage';
import type { MockState } from '../mock-api/mockState';
import { actorOf, chainOf } from '../mock-api/rights';
import { planOf, ratesOf } from './board.mock';

/** The reminders of the deadlines of a college for the courses that the reader answers for. The mock takes all of them as set long ago. */
export function remindersFor(
  { state, user, language }: { state: MockState; user: SampleUser; language: Language },
  since: Date,
): Happening[] {
  const { deadlines, reminders } = planOf(state, user.collegeId);
  const reach = progressReachOf(actorOf(user));
  if (deadlines.length === 0 || reach === null) return [];
  const managed = new Set(state.courseManagers.filter(({ userId }) => userId === user.id).map(({ courseId }) => courseId));
  const isPlaced = reach.majorId !== undefined || reach.courseId !== undefined;
  const courses = state.courseUnits
    .filter(({ initing, majorId }) => !initing && homeOf(state, majorId) === majorId)
    .filter(({ id }) => covers(reach, chainOf(state, 'course', id)) && (isPlaced || managed.has(id)))
    .map((unit) => ({ id: unit.id, majorId: unit.majorId, name: textOf(unit, 'name', language), ...ratesOf(state, unit.id) }));
  const set = deadlines.map((deadline) => ({ deadline, setAt: new Date(0) }));
  return happeningsOfDeadlines(set, courses, { reminders, now: new Date(state.now()), since, language });
}
