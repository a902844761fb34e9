import { covers, may, progressReachOf, type BoardCourse, type Language } from '@college/curriculum-model';
import { inReadersLanguage } from '../majors/presentMajor';
import type { Caller } from '../rights/caller';
import type { BoardCourseRow } from './boardRows';

/** Those who lead a course and whom a notice about it reaches: they can sign in, may read it, and are not the one who sends it. Undefined where the caller may not notify them. */
export function notifiedOf(
  { id, majorId, departmentId, leaders }: BoardCourseRow,
  caller: Caller,
  language: Language,
): BoardCourse['notified'] {
  const managers = leaders.map((leader) => leader.id);
  const chain = { collegeId: caller.collegeId, departmentId, majorId, courseId: id, managers };
  if (!may(caller, 'manage', chain)) return undefined;
  return leaders
    .filter((leader) => {
      const reach = progressReachOf(leader);
      return leader.id !== caller.id && !leader.isDisabled && reach !== null && covers(reach, chain);
    })
    .map((leader) => ({ id: leader.id, name: inReadersLanguage(leader, 'userName', language), isTold: leader.isTold }));
}
