import { reachOf } from '@college/curriculum-model';
import { and, isNull, not, sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { intArray } from '../db/intArray';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { Refusal } from '../http/refusal';
import type { Caller } from './caller';
import { findAncestry } from './ancestry';
import { authorise } from './authorise';
import { isLocked } from './contentLock';
import { aboveCourses, ownLineage, ownMajors, ownUnits } from './homeCourse';
import { isInReach } from './reach';

/** Which of these courses the caller may change: the same question for many at once. */
export async function findEditableCourses(db: Queries, caller: Caller, courseIds: readonly number[]): Promise<Set<number>> {
  if (courseIds.length === 0) return new Set();
  const rows = await aboveCourses(db, undefined).where(
    and(
      sql`${ownUnits.id} = any(${intArray(courseIds)}::int[])`,
      isNull(ownMajors.deletedAt),
      not(isLocked(ownMajors.id, ownLineage)),
      caller.isDemo ? isNull(ownMajors.editionId) : undefined,
      isInReach(reachOf(caller, 'modify'), 'courseUnits'),
    ),
  );
  return new Set(rows.map(({ ownId }) => ownId));
}

/** Refuses unless the caller may change every one of these courses. */
export async function authoriseCourses(db: Queries, caller: Caller, courseIds: readonly number[]): Promise<void> {
  const editable = await findEditableCourses(db, caller, courseIds);
  const refused = courseIds.find((id) => !editable.has(id));
  if (refused === undefined) return;
  const subject = { kind: 'course', id: refused } as const;
  // That content is locked is said as for a single course.
  if ((await findAncestry(db, 'course', refused, caller))?.isLocked) await authorise(db, caller, { auth: 'modify', subject });
  throw new Refusal(codes.noRight, httpMessages.noRight);
}
