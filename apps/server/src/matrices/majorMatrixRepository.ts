import type { Support, Translations } from '@college/curriculum-model';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { intArray } from '../db/intArray';

const { courseUnits, indicators, graduationRequirements, teachingGoals } = schema;

/** An entry of the major matrix with the goals bound in it, in their order. */
export interface EntryRecord {
  id: number;
  courseUnitId: number;
  indicatorId: number;
  relate: Support;
  goals: number[];
}

/** A teaching goal as far as the major matrix asks. */
export interface GoalRecord {
  id: number;
  courseUnitId: number;
  indicatorId: number;
  description: string;
  version: number;
  translations: Translations;
}

/** The rows of a major's matrix, oldest first: its saved units, and the one that is asked about even before its first save. */
export async function listMatrixCourses(db: Queries, majorId: number, courseUnitId: number) {
  const { id, name, classId, typeId, version, translations, createTime } = courseUnits;
  return db
    .select({ id, name, classId, typeId, version, translations })
    .from(courseUnits)
    .where(and(eq(courseUnits.majorId, majorId), isNull(courseUnits.deletedAt), or(sql`not ${courseUnits.initing}`, eq(id, courseUnitId))))
    .orderBy(asc(createTime), asc(id));
}

/** The entries of some units, each with its goals; one question for all of them. */
export async function listEntries(db: Queries, unitIds: readonly number[]): Promise<EntryRecord[]> {
  if (unitIds.length === 0) return [];
  const { rows } = await db.execute<EntryRecord & Record<string, unknown>>(sql`
    select e.id, e.course_unit_id as "courseUnitId", e.indicator_id as "indicatorId", e.relate, coalesce(b.goals, '[]') as goals
    from major_matrix_entries e
    left join (
      select m.entry_id, json_agg(g.id order by g.position, g.id) as goals
      from major_matrix_goals m join teaching_goals g on g.id = m.goal_id and g.deleted_at is null
      where g.course_unit_id = any(${intArray(unitIds)}::int[])
      group by m.entry_id
    ) b on b.entry_id = e.id
    where e.course_unit_id = any(${intArray(unitIds)}::int[])
    order by e.course_unit_id, e.id`);
  return rows;
}

/** The teaching goals of some units in their order. */
export async function listGoalsOf(db: Queries, unitIds: readonly number[]): Promise<GoalRecord[]> {
  if (unitIds.length === 0) return [];
  const { id, courseUnitId, indicatorId, description, version, translations, position } = teachingGoals;
  return db
    .select({ id, courseUnitId, indicatorId, description, version, translations })
    .from(teachingGoals)
    .where(and(sql`${courseUnitId} = any(${intArray(unitIds)}::int[])`, isNull(teachingGoals.deletedAt)))
    .orderBy(asc(position), asc(id));
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
