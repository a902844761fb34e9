import { joinNames, type Language } from '../language';
import { clipped } from '../notices/happenings';
import type { Happening } from '../notices';
import type { BoardCourse } from './board';
import { campusDay, campusMidnight } from './days';
import { openCourses } from './openCourses';
import type { Deadline, Reminders } from './plan';
import { reminderDay, reminderStage } from './reminders';

/** A deadline, and since when it has its day. */
export interface SetDeadline {
  deadline: Deadline;
  setAt: Date;
}

interface RemindedPerson {
  reminders: Reminders;
  now: Date;
  since: Date;
  language: Language;
  /** Where the campus is. @default `usualTimeZone` */
  timeZone?: string;
}

/**
 * The reminders of somebody who answers for some courses: of each deadline for which one of them is not ready the stage that has come. It happened when its
 * day began, or when the deadline was set after that; so it is told once, and never as of a moment that is still to come.
 */
export function happeningsOfDeadlines(
  deadlines: readonly SetDeadline[],
  courses: readonly Pick<BoardCourse, 'id' | 'majorId' | 'name' | 'parts' | 'progress'>[],
  { reminders, now, since, language, timeZone }: RemindedPerson,
): Happening[] {
  return deadlines.flatMap(({ deadline, setAt }): Happening[] => {
    const stage = reminderStage(deadline, reminders, campusDay(now, timeZone));
    const open = openCourses(deadline, courses);
    const [first] = open;
    if (stage === null || !first) return [];
    const at = new Date(Math.max(campusMidnight(reminderDay(deadline, stage), timeZone).getTime(), setAt.getTime()));
    // A clock that ran ahead when the deadline was set.
    if (at < since || at > now) return [];
    const names = joinNames(
      open.map(({ name }) => name),
      language,
    );
    return [
      {
        id: `deadline:${deadline.key}:${deadline.due}:${stage}`,
        kind: stage === 'late' ? 'overdue' : 'deadline',
        at: at.toISOString(),
        count: open.length,
        userName: null,
        subject: language === 'zh' ? `${deadline.name}（${deadline.due.slice(5)}）` : `${deadline.name} (${deadline.due.slice(5)})`,
        text: clipped(names),
        act: null,
        place: { majorId: first.majorId, courseId: open.length === 1 ? first.id : null, here: null, proposalId: null },
      },
    ];
  });
}
