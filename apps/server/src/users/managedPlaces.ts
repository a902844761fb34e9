import { scopeLevels, type Language, type Reach, type ScopeLevel, type ScopePath } from '@college/curriculum-model';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { schema } from '../db';
import { isInReach } from '../rights/reach';

const { courseUnits, departments, majors } = schema;
const tables = { department: departments, major: majors, course: courseUnits };

/** The name of a place in a language, as an expression. */
export function labelOf(level: ScopeLevel, language: Language): SQL<string> {
  const { name, translations } = tables[level];
  return language === 'en' ? sql`coalesce(nullif(${translations} #>> '{en,name,text}', ''), ${name})` : sql`${name}`;
}

/** The id of a place. */
export function idOf(level: ScopeLevel): SQL<number> {
  return sql`${tables[level].id}`;
}

/** The level and those above it, from the top. */
export function levelsTo(level: ScopeLevel): readonly ScopeLevel[] {
  return scopeLevels.slice(0, scopeLevels.indexOf(level) + 1);
}

/** The tables of a level with those above it. */
export function placesAt(level: ScopeLevel): SQL {
  const withMajors = sql`${departments} join ${majors} on ${majors.departmentId} = ${departments.id}`;
  return {
    department: sql`${departments}`,
    major: withMajors,
    course: sql`${withMajors} join ${courseUnits} on ${courseUnits.majorId} = ${majors.id}`,
  }[level];
}

/** Whether a place of `placesAt` is there and in a reach. */
export function isPlaceInReach(reach: Reach | null, level: ScopeLevel): SQL | undefined {
  if (!reach) return sql`false`;
  if (level === 'major') return isInReach(reach, 'majors');
  if (level === 'course') return and(isInReach(reach, 'courseUnits'), isNull(courseUnits.deletedAt), sql`not ${courseUnits.initing}`);
  const isOwn = reach.departmentId === undefined ? undefined : eq(departments.id, reach.departmentId);
  const isBelow = reach.majorId !== undefined || reach.courseId !== undefined;
  return and(eq(departments.collegeId, reach.collegeId), isNull(departments.deletedAt), isBelow ? sql`false` : isOwn);
}

/** The path of a place as JSON. */
export function pathAt(level: ScopeLevel, language: Language): SQL<ScopePath> {
  const steps = levelsTo(level).map((one) => sql`json_build_object('label', ${labelOf(one, language)}, 'value', ${idOf(one)})`);
  return sql`json_build_array(${sql.join(steps, sql`, `)})`;
}
