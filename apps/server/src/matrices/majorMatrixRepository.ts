import { matrixCourseFields, pickFields, type Support, type Translations } from '@college/curriculum-model';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { intArray, readIntArray } from '../db/intArray';

const { courseUnits, indicators, graduationRequirements } = schema;

/** An entry of the major matrix with the goals bound in it, in their order. */
export interface EntryRecord {
  id: number;
  courseUnitId: number;
  indicatorId: number;
  relate: Support;
  goals: number[];
}

/** The course and the indicator point of a teaching goal. */
export interface GoalPlace {
  id: number;
  courseUnitId: number;
  indicatorId: number;
}

/** The columns of a teaching goal that the major matrix needs. */
export interface GoalRecord extends GoalPlace {
  description: string;
  version: number;
  translations: Translations;
}

/** The rows of a major's matrix, oldest first: its saved units, and the requested one even before its first save. */
export async function listMatrixCourses(db: Queries, majorId: number, courseUnitId: number) {
  const { id, version, translations } = courseUnits;
  return db
    .select({ id, ...pickFields(matrixCourseFields, courseUnits), version, translations })
    .from(courseUnits)
    .where(and(eq(courseUnits.majorId, majorId), isNull(courseUnits.deletedAt), or(sql`not ${courseUnits.initing}`, eq(id, courseUnitId))))
    .orderBy(asc(id));
}

/**
 * The entries of some units, each with its goals. They come packed into one row of number lists: thousands of small rows would cost
 * several times as much on their way out of the database.
 */
export async function listEntries(db: Queries, unitIds: readonly number[]): Promise<EntryRecord[]> {
  if (unitIds.length === 0) return [];
  const units = sql`any(${intArray(unitIds)}::int[])`;
  const { rows } = await db.execute<Record<'ids' | 'units' | 'indicators' | 'strengths' | 'entries' | 'goals', string | null>>(sql`
    select e.*, b.* from (
      select array_agg(id order by course_unit_id, id)::text as ids,
        array_agg(course_unit_id order by course_unit_id, id)::text as units,
        array_agg(indicator_id order by course_unit_id, id)::text as indicators,
        array_agg(relate order by course_unit_id, id)::text as strengths
      from major_matrix_entries where course_unit_id = ${units}
    ) e cross join (
      select array_agg(m.entry_id order by g.position, g.id)::text as entries, array_agg(g.id order by g.position, g.id)::text as goals
      from major_matrix_goals m join teaching_goals g on g.id = m.goal_id and g.deleted_at is null
      where g.course_unit_id = ${units}
    ) b`);
  const ids = readIntArray(rows[0]?.ids);
  const [unitOf, indicatorOf, strengthOf] = [rows[0]?.units, rows[0]?.indicators, rows[0]?.strengths].map(readIntArray);
  const goalsOf = new Map<number, number[]>(ids.map((id) => [id, []]));
  const goals = readIntArray(rows[0]?.goals);
  for (const [index, entryId] of readIntArray(rows[0]?.entries).entries()) goalsOf.get(entryId)?.push(goals[index] ?? 0);
  return ids.map((id, index) => ({
    id,
    courseUnitId: unitOf?.[index] ?? 0,
    indicatorId: indicatorOf?.[index] ?? 0,
    relate: strengthOf?.[index] === 0 ? 0 : 1,
    goals: goalsOf.get(id) ?? [],
  }));
}

type PackedGoal = [number, number, number, string, number, Translations];

/** The teaching goals of some units in their order; packed on their way like the entries. */
export async function listGoalsOf(db: Queries, unitIds: readonly number[]): Promise<GoalRecord[]> {
  if (unitIds.length === 0) return [];
  const { rows } = await db.execute<{ goals: string | null }>(sql`
    select json_agg(json_build_array(id, course_unit_id, indicator_id, description, version, translations) order by position, id)::text as goals
    from teaching_goals where course_unit_id = any(${intArray(unitIds)}::int[]) and deleted_at is null`);
  const packed: PackedGoal[] = JSON.parse(rows[0]?.goals ?? '[]');
  return packed.map(([id, courseUnitId, indicatorId, description, version, translations]) => {
    return { id, courseUnitId, indicatorId, description, version, translations };
  });
}

/** The same goals without their texts. */
export async function listGoalPlaces(db: Queries, unitIds: readonly number[]): Promise<GoalPlace[]> {
  const { rows } = await db.execute<Record<'ids' | 'units' | 'indicators', string | null>>(sql`
    select array_agg(id order by id)::text as ids, array_agg(course_unit_id order by id)::text as units,
      array_agg(indicator_id order by id)::text as indicators
    from teaching_goals where course_unit_id = any(${intArray(unitIds)}::int[]) and deleted_at is null`);
  const [ids = [], units = [], indicators = []] = [rows[0]?.ids, rows[0]?.units, rows[0]?.indicators].map(readIntArray);
  return ids.map((id, index) => ({ id, courseUnitId: units[index] ?? 0, indicatorId: indicators[index] ?? 0 }));
}

/** The ids of a major's indicator points. */
export async function listIndicatorIds(db: Queries, majorId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: indicators.id })
    .from(indicators)
    .innerJoin(graduationRequirements, eq(graduationRequirements.id, indicators.requirementId))
    .where(and(eq(graduationRequirements.majorId, majorId), isNull(indicators.deletedAt), isNull(graduationRequirements.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}
