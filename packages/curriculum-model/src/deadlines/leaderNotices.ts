import { z } from 'zod';
import { groupBy } from '../grouping';
import { idSchema, text } from '../fields';
import { joinNames, type Language } from '../language';
import { clipped } from '../notices/happenings';
import { noticeLimits, type Happening } from '../notices/notice';
import type { BoardCourse, ProgressBoard } from './board';
import { daysBetween } from './days';
import { openCourses } from './openCourses';

/** Most courses whose leaders are told with one call, and most characters of the sentence that goes along. */
export const leaderNoticeLimits = { courses: 1_000, text: 200 } as const;

/** Body of /deadlines/notify: the courses that are not ready, and a sentence for those who lead them. */
export const notifyLeadersRequestSchema = z.object({
  courseIds: z.array(idSchema).min(1).max(leaderNoticeLimits.courses),
  text: text(leaderNoticeLimits.text).optional(),
});
export type NotifyLeadersRequest = z.infer<typeof notifyLeadersRequestSchema>;

const count = z.int().min(0);

/** What became of it: how many people got a notice, about how many courses, and of how many nobody was told. */
export const notifiedLeadersSchema = z.object({
  people: count,
  courses: count,
  /** Courses of which everybody had been told on this day already. */
  already: count,
  /** Courses that nobody leads whom a notice would reach. */
  without: count,
});
export type NotifiedLeaders = z.infer<typeof notifiedLeadersSchema>;

/** What the fields of the call are called. */
export const leaderNoticeFieldNames = {
  courseIds: { zh: '课程', en: 'Courses' },
  text: { zh: '附言', en: 'Sentence' },
} as const;

type Told = Pick<BoardCourse, 'id' | 'notified'>;

/** Who gets a notice about which of some courses, and of which nobody is told. */
export interface LeaderRound<Course> {
  people: { id: number; name: string; courses: Course[] }[];
  /** Everybody was told of them today. */
  already: Course[];
  /** Nobody leads them whom a notice would reach. */
  without: Course[];
}

/** One notice a person about all that is theirs of some courses; of a course nobody is told twice on one day. */
export function leaderRound<Course extends Told>(courses: readonly Course[]): LeaderRound<Course> {
  const people = new Map<number, LeaderRound<Course>['people'][number]>();
  for (const course of courses) {
    for (const { id, name, isTold } of course.notified ?? []) {
      if (isTold) continue;
      const person = people.get(id) ?? { id, name, courses: [] };
      person.courses.push(course);
      people.set(id, person);
    }
  }
  return {
    people: [...people.values()],
    already: courses.filter(({ notified = [] }) => notified.length > 0 && notified.every(({ isTold }) => isTold)),
    without: courses.filter(({ notified = [] }) => notified.length === 0),
  };
}

/** Whether something of a course is left to do. */
export function isUnfinished({ progress, parts }: Pick<BoardCourse, 'progress' | 'parts'>): boolean {
  return progress < 100 || parts.some((rate) => rate < 100);
}

/** The courses that are not ready for a deadline that is past. */
export function lateCourses(
  { deadlines, today }: Pick<ProgressBoard, 'deadlines' | 'today'>,
  courses: readonly BoardCourse[],
): BoardCourse[] {
  const late = new Set(deadlines.filter(({ due }) => daysBetween(today, due) < 0).flatMap((deadline) => openCourses(deadline, courses)));
  return courses.filter((course) => late.has(course));
}

/** Whether the reader of a board may ask for a course to be finished. */
export function isAskable(course: BoardCourse): boolean {
  return course.notified !== undefined && isUnfinished(course);
}

/** That somebody was told of a course of theirs, as its reader has it. */
export interface ToldLeader {
  at: string;
  senderId: number | null;
  userName: string | null;
  text: string;
  course: Pick<BoardCourse, 'id' | 'majorId' | 'name'>;
}

/** What somebody was asked to finish: one notice for all that was told at once. */
export function happeningsOfLeaders(told: readonly ToldLeader[], language: Language): Happening[] {
  return [...groupBy(told, ({ at, senderId }) => `${at}:${senderId}`)].map(([key, rows]): Happening => {
    const [{ at, userName, text: sentence, course }] = rows as [ToldLeader, ...ToldLeader[]];
    const names = joinNames(
      rows.map((one) => one.course.name),
      language,
    );
    return {
      id: `unfinished:${key}`,
      kind: 'unfinished',
      at,
      count: rows.length,
      userName,
      subject: rows.length === 1 ? course.name : clipped(names, noticeLimits.subject),
      text: clipped(sentence),
      act: null,
      place: { majorId: course.majorId, courseId: rows.length === 1 ? course.id : null, here: null, proposalId: null },
    };
  });
}
