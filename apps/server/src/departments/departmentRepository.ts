import { and, eq, isNull, ne } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { departments, majors } = schema;

export type DepartmentRow = typeof departments.$inferSelect;

/** The department, held until the transaction ends, so that of two saves at the same time the second sees the first. */
export async function lockDepartment(db: Queries, id: number): Promise<DepartmentRow | undefined> {
  const [department] = await db
    .select()
    .from(departments)
    .where(and(eq(departments.id, id), isNull(departments.deletedAt)))
    .for('update');
  return department;
}

export async function insertDepartment(db: Queries, fields: typeof departments.$inferInsert): Promise<DepartmentRow> {
  const [department] = await db.insert(departments).values(fields).returning();
  if (!department) throw new Error('departments: the insert returned no row');
  return department;
}

/** Writes fields, counts the version up and notes the time. */
export async function updateDepartment(
  db: Queries,
  department: DepartmentRow,
  fields: Partial<Pick<DepartmentRow, 'name' | 'translations' | 'deletedAt'>>,
  now: Date,
): Promise<DepartmentRow> {
  const [updated] = await db
    .update(departments)
    .set({ ...fields, version: department.version + 1, updateTime: now })
    .where(eq(departments.id, department.id))
    .returning();
  if (!updated) throw new Error(`departments: ${department.id} vanished while it was locked`);
  return updated;
}

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
