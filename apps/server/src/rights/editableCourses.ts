import { bandOf, may } from '@college/curriculum-model';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { Refusal } from '../http/refusal';
import { findAncestry } from './ancestry';
import type { Caller } from './caller';

/** Which courses of one major the caller may change: the same question for many at once. */
export async function findEditableCourses(
  db: Queries,
  caller: Caller,
  majorId: number,
  courseIds: readonly number[],
): Promise<Set<number>> {
  const chain = await findAncestry(db, 'major', majorId);
  if (!chain || courseIds.length === 0) return new Set();
  const managed = bandOf(caller.permissionId).level === 'course' ? await coursesManagedBy(db, caller.id, courseIds) : new Set();
  const ofCourse = (courseId: number) => ({ ...chain, courseId, managers: managed.has(courseId) ? [caller.id] : [] });
  return new Set(courseIds.filter((courseId) => may(caller, 'modify', ofCourse(courseId))));
}

/** Refuses unless the caller may change every one of these courses of a major. */
export async function authoriseCourses(db: Queries, caller: Caller, majorId: number, courseIds: readonly number[]): Promise<void> {
  const editable = await findEditableCourses(db, caller, majorId, courseIds);
  if (courseIds.some((id) => !editable.has(id))) throw new Refusal(codes.noRight, httpMessages.noRight);
}

async function coursesManagedBy(db: Queries, userId: number, courseIds: readonly number[]): Promise<Set<number>> {
  const { courseManagers, users } = schema;
  const rows = await db
    .select({ id: courseManagers.courseUnitId })
    .from(courseManagers)
    .innerJoin(users, eq(users.id, courseManagers.userId))
    .where(and(eq(courseManagers.userId, userId), inArray(courseManagers.courseUnitId, [...courseIds]), isNull(users.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}
