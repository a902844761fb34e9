import type { Language, OptionItem, Reach } from '@college/curriculum-model';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { isPlaceInReach, labelOf } from './managedPlaces';

const { courseUnits, departments, majors } = schema;

/** The departments of a college, in the order in which they were made. */
export async function listDepartments(db: Queries, collegeId: number) {
  return db
    .select({ id: departments.id, name: departments.name, translations: departments.translations })
    .from(departments)
    .where(and(eq(departments.collegeId, collegeId), isNull(departments.deletedAt)))
    .orderBy(asc(departments.id));
}

/** The majors of a college. */
export async function listMajors(db: Queries, collegeId: number) {
  return db
    .select({ id: majors.id, departmentId: majors.departmentId, name: majors.name, translations: majors.translations })
    .from(majors)
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(and(eq(departments.collegeId, collegeId), isNull(departments.deletedAt), isNull(majors.deletedAt)))
    .orderBy(asc(majors.id));
}

/** The saved courses of a reach as options, one row for each major: a college has tens of thousands of courses. */
export async function listManagedCourses(db: Queries, reach: Reach | null, language: Language) {
  return db
    .select({
      majorId: courseUnits.majorId,
      options: sql<
        OptionItem[]
      >`json_agg(json_build_object('label', ${labelOf('course', language)}, 'value', ${courseUnits.id}) order by ${courseUnits.id})`,
    })
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(isPlaceInReach(reach, 'course'))
    .groupBy(courseUnits.majorId);
}
