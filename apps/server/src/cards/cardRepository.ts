import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { courseManagers, courseUnits, majors, users } = schema;

/** The saved units of a major with its name, oldest first. */
export async function listUnitsOfMajor(db: Queries, majorId: number) {
  return db
    .select({ unit: courseUnits, major: majors })
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .where(and(eq(courseUnits.majorId, majorId), isNull(courseUnits.deletedAt), sql`not ${courseUnits.initing}`))
    .orderBy(asc(courseUnits.createTime), asc(courseUnits.id));
}

/** Who manages which of some units. */
export async function listManagers(db: Queries, unitIds: readonly number[]) {
  if (unitIds.length === 0) return [];
  return db
    .select({ courseUnitId: courseManagers.courseUnitId, id: users.id, userName: users.userName, translations: users.translations })
    .from(courseManagers)
    .innerJoin(users, eq(users.id, courseManagers.userId))
    .where(and(inArray(courseManagers.courseUnitId, [...unitIds]), isNull(users.deletedAt)))
    .orderBy(asc(users.id));
}
