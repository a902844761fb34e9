import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { colleges, courseUnits, departments, majors } = schema;

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

/** The major, held until the transaction ends, so that of two saves at the same time the second sees the first. */
export async function lockMajor(db: Queries, id: number): Promise<MajorRow | undefined> {
  const [major] = await db
    .select()
    .from(majors)
    .where(and(eq(majors.id, id), isNull(majors.deletedAt)))
    .for('update');
  return major;
}

type MajorFields = Partial<Pick<MajorRow, 'departmentId' | 'name' | 'code' | 'standard' | 'translations' | 'deletedAt'>>;

/** Writes fields, counts the version up and notes the time. */
export async function updateMajor(db: Queries, major: MajorRow, fields: MajorFields, now: Date): Promise<MajorRow> {
  const [updated] = await db
    .update(majors)
    .set({ ...fields, version: major.version + 1, updateTime: now })
    .where(eq(majors.id, major.id))
    .returning();
  if (!updated) throw new Error(`majors: ${major.id} vanished while it was locked`);
  return updated;
}

export async function insertMajor(db: Queries, fields: typeof majors.$inferInsert): Promise<MajorRow> {
  const [major] = await db.insert(majors).values(fields).returning();
  if (!major) throw new Error('majors: the insert returned no row');
  return major;
}

/** How many saved course units a major has. */
export async function countUnits(db: Queries, majorId: number): Promise<number> {
  return db.$count(courseUnits, and(eq(courseUnits.majorId, majorId), isNull(courseUnits.deletedAt), sql`not ${courseUnits.initing}`));
}
