import { placementKey, reachOf, type Language } from '@college/curriculum-model';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { inReadersLanguage } from '../../majors/presentMajor';
import type { Caller } from '../../rights/caller';
import { isInReach } from '../../rights/reach';

const { courseUnits, declinedPlacements, departments, majors } = schema;

/** More of them would only repeat what these say. */
const enough = 5;

/** Courses of this name in other majors of the college that the caller may read; drafts are none. */
export async function listSameCourses(db: Queries, unit: { name: string; majorId: number }, caller: Caller, language: Language) {
  const rows = await db
    .select({ courseId: courseUnits.id, major: { name: majors.name, translations: majors.translations } })
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(
      and(
        eq(courseUnits.name, unit.name),
        ne(majors.id, unit.majorId),
        isNull(majors.editionId),
        isNull(courseUnits.deletedAt),
        isInReach(reachOf(caller, 'read'), 'courseUnits'),
      ),
    )
    .orderBy(courseUnits.id)
    .limit(enough);
  return rows.map(({ courseId, major }) => ({ courseId, majorName: inReadersLanguage(major, 'name', language) }));
}

/** The entries of a course that were declined, as keys. */
export async function listDeclinedPlacements(db: Queries, courseUnitId: number): Promise<Set<string>> {
  const rows = await db.select().from(declinedPlacements).where(eq(declinedPlacements.courseUnitId, courseUnitId));
  return new Set(rows.map(placementKey));
}
