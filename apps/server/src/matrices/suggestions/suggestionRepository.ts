import { reachOf, type Language } from '@college/curriculum-model';
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { intArray } from '../../db/intArray';
import { inReadersLanguage } from '../../majors/presentMajor';
import type { Caller } from '../../rights/caller';
import { isInReach } from '../../rights/reach';
import { bothLanguages } from './suggestionTexts';

const { courseUnits, declinedSupports, departments, indicators, majorMatrixEntries, majors, points } = schema;

/** The rows of a major's matrix with what they say of themselves. */
export async function listDescribedCourses(db: Queries, majorId: number, courseUnitId: number) {
  const { id, name, introduction, translations } = courseUnits;
  return db
    .select({ id, name, introduction, translations })
    .from(courseUnits)
    .where(and(eq(courseUnits.majorId, majorId), isNull(courseUnits.deletedAt), or(sql`not ${courseUnits.initing}`, eq(id, courseUnitId))));
}

/** The points of some courses. */
export async function listPointsOf(db: Queries, unitIds: readonly number[]) {
  const { id, courseUnitId, title, description, translations } = points;
  return db
    .select({ id, courseUnitId, title, description, translations })
    .from(points)
    .where(and(sql`${courseUnitId} = any(${intArray(unitIds)}::int[])`, isNull(points.deletedAt)));
}

/** What courses of these names support in other majors of the college that the caller may read; drafts are none. */
export async function listSupportsElsewhere(
  db: Queries,
  { majorId, names }: { majorId: number; names: readonly string[] },
  caller: Caller,
  language: Language,
) {
  if (names.length === 0) return [];
  const major = { name: majors.name, translations: majors.translations };
  const indicator = { description: indicators.description, translations: indicators.translations };
  const rows = await db
    .select({ courseId: courseUnits.id, name: courseUnits.name, major, indicator })
    .from(majorMatrixEntries)
    .innerJoin(indicators, eq(indicators.id, majorMatrixEntries.indicatorId))
    .innerJoin(courseUnits, eq(courseUnits.id, majorMatrixEntries.courseUnitId))
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(
      and(
        inArray(courseUnits.name, [...names]),
        ne(majors.id, majorId),
        isNull(majors.editionId),
        isNull(courseUnits.deletedAt),
        isNull(indicators.deletedAt),
        isInReach(reachOf(caller, 'read'), 'courseUnits'),
      ),
    );
  return rows.map(({ courseId, name, ...row }) => ({
    courseId,
    name,
    majorName: inReadersLanguage(row.major, 'name', language),
    texts: bothLanguages(row.indicator, 'description'),
  }));
}

/** The cells of these courses for which suggestions were declined: course and indicator point. */
export async function listDeclined(db: Queries, unitIds: readonly number[]): Promise<Set<string>> {
  const rows = await db
    .select({ courseUnitId: declinedSupports.courseUnitId, indicatorId: declinedSupports.indicatorId })
    .from(declinedSupports)
    .where(sql`${declinedSupports.courseUnitId} = any(${intArray(unitIds)}::int[])`);
  return new Set(rows.map(({ courseUnitId, indicatorId }) => `${courseUnitId} ${indicatorId}`));
}
