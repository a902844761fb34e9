import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { colleges, departments, majors } = schema;

export type MajorRow = typeof majors.$inferSelect;

/** A major that is not in the trash. */
export async function findMajor(db: Queries, id: number): Promise<MajorRow | undefined> {
  const [major] = await db
    .select()
    .from(majors)
    .where(and(eq(majors.id, id), isNull(majors.deletedAt)));
  return major;
}

/** A college with its departments and their majors, in the order in which they were made. */
export async function findOrganisation(db: Queries, collegeId: number) {
  const [college] = await db
    .select()
    .from(colleges)
    .where(and(eq(colleges.id, collegeId), isNull(colleges.deletedAt)));
  if (!college) return undefined;
  const ofCollege = await db
    .select()
    .from(departments)
    .where(and(eq(departments.collegeId, collegeId), isNull(departments.deletedAt)))
    .orderBy(asc(departments.id));
  const departmentIds = ofCollege.map(({ id }) => id);
  const ofDepartments =
    departmentIds.length === 0
      ? []
      : await db
          .select()
          .from(majors)
          .where(and(inArray(majors.departmentId, departmentIds), isNull(majors.deletedAt)))
          .orderBy(asc(majors.id));
  return { college, departments: ofCollege, majors: ofDepartments };
}
