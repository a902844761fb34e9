import { bandOf, overviewLimits, type Language, type OverviewCourse } from '@college/curriculum-model';
import { and, desc, eq, exists, isNull, or, sql, type SQL } from 'drizzle-orm';
import { readProgress } from '../completion/courseProgress';
import { schema, type Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';
import type { Caller } from '../rights/caller';

const { courseManagers, courseUnits, departments, majors } = schema;

/** How many courses are compared: a college has thousands, of which those that were worked on lately are the ones that wait. */
const compared = 200;

/** The courses that wait for a person: those they may modify, their own before others, least complete first. */
export async function readCourses(db: Queries, caller: Caller, language: Language): Promise<OverviewCourse[]> {
  const inScope = scopeOf(db, caller);
  if (!inScope) return [];
  const isOwn = exists(ownCourse(db, caller.id));
  const rows = await db
    .select({
      unit: { id: courseUnits.id, name: courseUnits.name, translations: courseUnits.translations, updateTime: courseUnits.updateTime },
      major: { id: majors.id, name: majors.name, translations: majors.translations },
      isOwn: sql<boolean>`${isOwn}`,
    })
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(
      and(
        eq(departments.collegeId, caller.collegeId),
        isNull(courseUnits.deletedAt),
        sql`not ${courseUnits.initing}`,
        isNull(majors.deletedAt),
        isNull(departments.deletedAt),
        inScope,
      ),
    )
    .orderBy(desc(sql`${isOwn}`), desc(courseUnits.updateTime), desc(courseUnits.id))
    .limit(compared);
  const progress = await readProgress(
    db,
    rows.map(({ unit }) => unit.id),
  );
  const courses = rows.map((row) => ({ ...row, progress: progress.get(row.unit.id) ?? 0 }));
  return courses
    .toSorted((left, right) => Number(right.isOwn) - Number(left.isOwn) || left.progress - right.progress || left.unit.id - right.unit.id)
    .slice(0, overviewLimits.courses)
    .map(({ unit, major, progress: rate }) => ({
      id: unit.id,
      name: inReadersLanguage(unit, 'name', language),
      majorId: major.id,
      majorName: inReadersLanguage(major, 'name', language),
      progress: rate,
      updateTime: unit.updateTime.toISOString(),
    }));
}

/** The right to modify as a condition (domain.md §1); undefined where the band has none. */
function scopeOf(db: Queries, { id, permissionId, relativeId }: Caller): SQL | undefined {
  const { level, modify } = bandOf(permissionId);
  if (!modify) return undefined;
  if (level === 'college') return sql`true`;
  if (level === 'department') return eq(departments.id, relativeId);
  if (level === 'major') return eq(majors.id, relativeId);
  return or(eq(courseUnits.id, relativeId), exists(ownCourse(db, id)));
}

function ownCourse(db: Queries, userId: number) {
  return db
    .select({ one: sql`1` })
    .from(courseManagers)
    .where(and(eq(courseManagers.courseUnitId, courseUnits.id), eq(courseManagers.userId, userId)));
}
