import { reachOf } from '@college/curriculum-model';
import { and, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { intArray } from '../db/intArray';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { Refusal } from '../http/refusal';
import type { Caller } from './caller';
import { aboveCourses, ownMajors, ownUnits } from './homeCourse';
import { isInReach } from './reach';

/** Which of these courses the caller may change: the same question for many at once. */
export async function findEditableCourses(db: Queries, caller: Caller, courseIds: readonly number[]): Promise<Set<number>> {
  if (courseIds.length === 0) return new Set();
  const rows = await aboveCourses(db, undefined).where(
    and(
      sql`${ownUnits.id} = any(${intArray(courseIds)}::int[])`,
      isNull(ownMajors.deletedAt),
      caller.isDemo ? isNull(ownMajors.editionId) : undefined,
      isInReach(reachOf(caller, 'modify'), 'courseUnits'),
    ),
  );
  return new Set(rows.map(({ ownId }) => ownId));
}

/** Refuses unless the caller may change every one of these courses. */
export async function authoriseCourses(db: Queries, caller: Caller, courseIds: readonly number[]): Promise<void> {
  const editable = await findEditableCourses(db, caller, courseIds);
  if (courseIds.some((id) => !editable.has(id))) throw new Refusal(codes.noRight, httpMessages.noRight);
}
