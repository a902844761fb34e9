import type { OwnDeadline, ProgressBoard } from './board';
import { openCourses, rateOf } from './openCourses';
import { daysBetween } from './days';

/** The deadlines for which some courses are not ready, the earliest first. */
export function ownDeadlines({ deadlines, courses, today }: Pick<ProgressBoard, 'deadlines' | 'courses' | 'today'>): OwnDeadline[] {
  return deadlines
    .flatMap(({ majorIds, ...deadline }) => {
      const open = openCourses({ ...deadline, majorIds }, courses).map((course) => {
        const { id, majorId, name } = course;
        return { id, majorId, name, rate: rateOf(course, deadline.part) };
      });
      return open.length === 0 ? [] : [{ ...deadline, daysLeft: daysBetween(today, deadline.due), open }];
    })
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
}
