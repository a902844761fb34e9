import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { recordRows } from '../db/recordRows';

const { colleges, courseUnits, departments, majors } = schema;

export type MajorRow = typeof majors.$inferSelect;

/** The majors that are not in the trash. */
export const majorRows = recordRows(majors);

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

/** How many saved course units a major has. */
export async function countUnits(db: Queries, majorId: number): Promise<number> {
  return db.$count(courseUnits, and(eq(courseUnits.majorId, majorId), isNull(courseUnits.deletedAt), sql`not ${courseUnits.initing}`));
}
