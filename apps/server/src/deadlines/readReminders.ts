import { happeningsOfDeadlines, progressReachOf, type Happening, type Language } from '@college/curriculum-model';
import type { Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';
import type { Caller } from '../rights/caller';
import { listOwnCourses } from './boardRows';
import { findPlan } from './planRepository';
import { ratesOf } from './readBoard';

/** Who is reminded: when, on a campus where, and in which language. */
export interface Reader {
  now: Date;
  timeZone: string;
  language: Language;
}

/** The reminders of somebody of the deadlines of their college, for the courses that they answer for. */
export async function readReminders(db: Queries, caller: Caller, { since, ...reader }: Reader & { since: Date }): Promise<Happening[]> {
  const { deadlines, reminders } = await findPlan(db, caller.collegeId);
  const reach = progressReachOf(caller);
  if (deadlines.length === 0 || reach === null) return [];
  const courses = (await listOwnCourses(db, reach, caller.id)).map((course) => ({
    id: course.id,
    majorId: course.majorId,
    name: inReadersLanguage(course, 'name', reader.language),
    ...ratesOf(course),
  }));
  const set = deadlines.map(({ setAt, ...deadline }) => ({ deadline, setAt: new Date(setAt) }));
  return happeningsOfDeadlines(set, courses, { reminders, since, ...reader });
}
