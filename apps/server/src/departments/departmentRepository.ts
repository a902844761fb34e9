import { and, eq, isNull, ne } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { recordRows } from '../db/recordRows';

const { departments, majors } = schema;

export type DepartmentRow = typeof departments.$inferSelect;

/** The departments that are not in the trash. */
export const departmentRows = recordRows(departments);

/** Whether another department of the college has this name. */
export async function isNameTaken(db: Queries, collegeId: number, name: string, exceptId: number): Promise<boolean> {
  const same = and(
    eq(departments.collegeId, collegeId),
    eq(departments.name, name),
    isNull(departments.deletedAt),
    ne(departments.id, exceptId),
  );
  return (await db.$count(departments, same)) > 0;
}

/** How many majors a department has. */
export async function countMajors(db: Queries, departmentId: number): Promise<number> {
  return db.$count(majors, and(eq(majors.departmentId, departmentId), isNull(majors.deletedAt)));
}
