import { completionPartNames } from '../completion';
import type { BoardCourse, ProgressBoard } from './board';
import { daysBetween } from './days';
import type { Deadline, DeadlinePart } from './plan';

type Rated = Pick<BoardCourse, 'parts' | 'progress'>;

/** How far a course is in a part, in percent. */
export function rateOf({ parts, progress }: Rated, part: DeadlinePart): number {
  return part === 'all' ? progress : parts[completionPartNames.indexOf(part)]!;
}

/** Whether a deadline asks something of a major. */
export function concerns({ majorIds }: Pick<Deadline, 'majorIds'>, majorId: number): boolean {
  return majorIds.length === 0 || majorIds.includes(majorId);
}

/** The courses that are not ready for a deadline yet, the least complete first. */
export function openCourses<Course extends Rated & { majorId: number }>(deadline: Deadline, courses: readonly Course[]): Course[] {
  return courses
    .filter((course) => concerns(deadline, course.majorId) && rateOf(course, deadline.part) < deadline.share)
    .toSorted((one, other) => rateOf(one, deadline.part) - rateOf(other, deadline.part));
}

/** A deadline of a major for which something is not ready. */
export interface NextDeadline {
  deadline: Deadline;
  /** Below zero where it is past. */
  daysLeft: number;
  open: number;
}

/** The deadline of a major that presses most: of those for which a course is not ready, the earliest. */
export function nextDeadline(
  majorId: number,
  courses: readonly BoardCourse[],
  { deadlines, today }: Pick<ProgressBoard, 'deadlines' | 'today'>,
): NextDeadline | null {
  const pressing = deadlines
    .filter((deadline) => concerns(deadline, majorId))
    .map((deadline) => ({ deadline, daysLeft: daysBetween(today, deadline.due), open: openCourses(deadline, courses).length }))
    .filter(({ open }) => open > 0);
  return pressing.toSorted((one, other) => one.daysLeft - other.daysLeft)[0] ?? null;
}
