import type { Reach } from '@college/curriculum-model';
import { and, eq, isNotNull, isNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { schema } from '../db';

const { courseManagers, courseUnits, departments, majors, users } = schema;

/**
 * The SQL condition of a reach, for majors or course units that are joined with their ancestors up to the department. Descendants of a
 * deleted record are in nobody's reach; the query itself excludes deleted rows.
 */
export function isInReach(reach: Reach | null, rows: 'majors' | 'courseUnits'): SQL | undefined {
  if (!reach) return sql`false`;
  const isThere = and(eq(departments.collegeId, reach.collegeId), isNull(departments.deletedAt), isNull(majors.deletedAt));
  return and(isThere, rows === 'majors' && reach.courseId !== undefined ? sql`false` : isBelowCollege(reach));
}

/** A reach as a condition on the people of `selectPeople`: what their permission is about is in it. */
export function isPersonInReach(reach: Reach | null): SQL | undefined {
  if (!reach) return sql`false`;
  const below = isBelowCollege(reach);
  // Where the department is missing, what the permission was about is gone, and the person belongs to the college alone.
  return and(eq(users.collegeId, reach.collegeId), isNull(users.deletedAt), below && and(isNotNull(departments.id), below));
}

/** Whether the course unit of a row names somebody among its managers. */
export function isManagedBy(userId: number | AnyColumn): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${courseManagers}
    where ${courseManagers.courseUnitId} = ${courseUnits.id} and ${courseManagers.userId} = ${userId})`;
}

function isBelowCollege({ departmentId, majorId, courseId, managerId }: Reach): SQL | undefined {
  if (departmentId !== undefined) return eq(departments.id, departmentId);
  if (majorId !== undefined) return eq(majors.id, majorId);
  if (courseId === undefined) return undefined;
  return or(eq(courseUnits.id, courseId), managerId === undefined ? undefined : isManagedBy(managerId));
}
