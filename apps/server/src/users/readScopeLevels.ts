import { groupBy, reachOf, scopeLevels, type Language, type ScopeItem, type ScopeLevel, type ScopePart } from '@college/curriculum-model';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { Caller } from '../rights/caller';
import { idOf, isPlaceInReach, labelOf, placesAt } from './managedPlaces';

const { courseUnits, departments, majors } = schema;

/** Some levels of the tree, as far as the caller manages something in them. Each is one query, however large the college is. */
export async function readScopeLevels(
  db: Queries,
  caller: Caller,
  { depth, departmentId, majorId }: ScopePart,
  language: Language,
): Promise<ScopeItem[]> {
  const first = majorId !== undefined ? 2 : departmentId !== undefined ? 1 : 0;
  const wanted = scopeLevels.slice(first, depth === undefined ? undefined : first + depth);
  const below = and(
    departmentId === undefined ? undefined : eq(departments.id, departmentId),
    majorId === undefined ? undefined : eq(majors.id, majorId),
  );
  const rows = await Promise.all(wanted.map((level) => listLevel(db, caller, level, below, language)));
  const at = rows.map((level) => groupBy(level, ({ parentId }) => parentId));
  return (rows[0] ?? []).map((row) => itemOf(row, 1));

  function itemOf({ id, label, deepest }: LevelRow, next: number): ScopeItem {
    const children = (at[next]?.get(id) ?? []).map((row) => itemOf(row, next + 1));
    return { label, value: id, deepest, ...(children.length > 0 && { children }) };
  }
}

interface LevelRow {
  id: number;
  parentId: number | null;
  label: string;
  deepest: ScopeLevel;
  [column: string]: unknown;
}

const parents = { department: sql`null::int`, major: sql`${majors.departmentId}`, course: sql`${courseUnits.majorId}` };

/** The places of a level that are managed, or have something below them that is. */
async function listLevel(db: Queries, caller: Caller, level: ScopeLevel, below: SQL | undefined, language: Language): Promise<LevelRow[]> {
  const reach = reachOf(caller, 'manage');
  if (!reach) return [];
  const isManaged = (one: ScopeLevel) => sql`(${isPlaceInReach(reach, one)})`;
  const hasCourse = sql`exists (select from ${courseUnits} where ${courseUnits.majorId} = ${majors.id} and ${isManaged('course')})`;
  // A major below it is there where it is managed or a course of it is.
  const hasInMajor = (condition: SQL) =>
    sql`exists (select from ${majors} where ${majors.departmentId} = ${departments.id} and ${condition})`;
  const deepest = {
    department: sql`case when ${hasInMajor(hasCourse)} then 'course' when ${hasInMajor(isManaged('major'))} then 'major'
      when ${isManaged('department')} then 'department' end`,
    major: sql`case when ${hasCourse} then 'course' when ${isManaged('major')} then 'major' end`,
    course: sql`case when ${isManaged('course')} then 'course' end`,
  }[level];
  const { rows } = await db.execute<LevelRow>(sql`
    select * from (
      select ${idOf(level)} as id, ${parents[level]} as "parentId", ${labelOf(level, language)} as label, ${deepest} as deepest
      from ${placesAt(level)} where ${and(eq(departments.collegeId, reach.collegeId), isNull(departments.deletedAt), below)}
    ) place where deepest is not null order by id`);
  return rows;
}
