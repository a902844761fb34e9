import { reachOf } from '@college/curriculum-model';
import { and, eq, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { intArray } from '../db/intArray';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { Refusal } from '../http/refusal';
import type { Caller } from './caller';
import { isInReach } from './reach';

const { courseUnits, departments, majors } = schema;

/** Which of these courses the caller may change: the same question for many at once. */
export async function findEditableCourses(db: Queries, caller: Caller, courseIds: readonly number[]): Promise<Set<number>> {
  if (courseIds.length === 0) return new Set();
  const rows = await db
    .select({ id: courseUnits.id })
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(and(sql`${courseUnits.id} = any(${intArray(courseIds)}::int[])`, isInReach(reachOf(caller, 'modify'), 'courseUnits')));
  return new Set(rows.map(({ id }) => id));
}

/** Refuses unless the caller may change every one of these courses. */
export async function authoriseCourses(db: Queries, caller: Caller, courseIds: readonly number[]): Promise<void> {
  const editable = await findEditableCourses(db, caller, courseIds);
  if (courseIds.some((id) => !editable.has(id))) throw new Refusal(codes.noRight, httpMessages.noRight);
}
