import { overviewFiguresOf, overviewLimits, reachOf, type Language, type Overview } from '@college/curriculum-model';
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { readParts, readProgress } from '../completion/courseProgress';
import { schema, type Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';
import type { Caller } from '../rights/caller';
import { isInReach, isManagedBy } from '../rights/reach';

const { courseUnits, departments, majors } = schema;

/** How many courses are compared: a college has thousands, of which those that were worked on lately are the ones that wait. */
const compared = 200;

/** The courses that wait for a person, and the figures of all that were compared: those they may modify, their own before others, least complete first. */
export async function readCourses(
  db: Queries,
  caller: Caller,
  language: Language,
): Promise<Required<Pick<Overview, 'courses' | 'figures'>>> {
  const own = await latestCourses(db, caller, isManagedBy(caller.id));
  const ownIds = new Set(own.map(({ unit }) => unit.id));
  const latest = own.length < compared ? await latestCourses(db, caller) : [];
  const others = latest.filter(({ unit }) => !ownIds.has(unit.id));
  const rows = [...own, ...others].slice(0, compared).map((row) => ({ ...row, isOwn: ownIds.has(row.unit.id) }));
  const progress = await readProgress(
    db,
    rows.map(({ unit }) => unit.id),
  );
  const courses = rows.map((row) => ({ ...row, progress: progress.get(row.unit.id) ?? 0 }));
  const shown = courses
    .toSorted((left, right) => Number(right.isOwn) - Number(left.isOwn) || left.progress - right.progress || left.unit.id - right.unit.id)
    .slice(0, overviewLimits.courses);
  const parts = await readParts(
    db,
    shown.map(({ unit }) => unit.id),
  );
  const figures = overviewFiguresOf(
    courses.map(({ progress: rate }) => rate),
    courses.length === compared,
  );
  const listed = shown.map(({ unit, major, progress: rate }) => {
    const ofUnit = parts.get(unit.id);
    return {
      id: unit.id,
      name: inReadersLanguage(unit, 'name', language),
      majorId: major.id,
      majorName: inReadersLanguage(major, 'name', language),
      progress: rate,
      ...(ofUnit && { parts: ofUnit }),
      updateTime: unit.updateTime.toISOString(),
    };
  });
  return { courses: listed, figures };
}

/** Courses that a person may modify, the latest changed first: read along an index, and no further than they are shown. */
export function latestCourses(db: Queries, caller: Caller, isWanted?: SQL) {
  return db
    .select({
      unit: { id: courseUnits.id, name: courseUnits.name, translations: courseUnits.translations, updateTime: courseUnits.updateTime },
      major: { id: majors.id, name: majors.name, translations: majors.translations },
    })
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(
      and(isNull(courseUnits.deletedAt), sql`not ${courseUnits.initing}`, isInReach(reachOf(caller, 'modify'), 'courseUnits'), isWanted),
    )
    .orderBy(desc(courseUnits.updateTime), desc(courseUnits.id))
    .limit(compared);
}
