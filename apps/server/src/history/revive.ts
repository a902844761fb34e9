import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { graduationRequirements, indicators, ksas, points, projects, taskGoals, teachingGoals } = schema;

const alive = { deletedAt: null, deletion: null };

/** Restores points, KSA or goals of a course from the trash, as many of the named ones as are there. */
export async function reviveRows(
  db: Queries,
  table: typeof points | typeof ksas | typeof teachingGoals,
  courseUnitId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .update(table)
    .set(alive)
    .where(and(eq(table.courseUnitId, courseUnitId), inArray(table.id, [...ids]), isNotNull(table.deletedAt)))
    .returning({ id: table.id });
  return rows.map(({ id }) => id);
}

/** Takes chapters of a course out of the trash, with the task goals that went with them. */
export async function reviveProjects(db: Queries, courseUnitId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const trashed = and(eq(projects.courseUnitId, courseUnitId), inArray(projects.id, [...ids]), isNotNull(projects.deletedAt));
  const wentAlong = db
    .select({ id: taskGoals.id })
    .from(taskGoals)
    .innerJoin(projects, and(eq(projects.id, taskGoals.projectId), eq(projects.deletedAt, taskGoals.deletedAt)))
    .where(trashed);
  await db.update(taskGoals).set(alive).where(inArray(taskGoals.id, wentAlong));
  await db.update(projects).set(alive).where(trashed);
}

/** Takes task goals of a chapter out of the trash. */
export async function reviveTaskGoals(db: Queries, projectId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(taskGoals)
    .set(alive)
    .where(and(eq(taskGoals.projectId, projectId), inArray(taskGoals.id, [...ids]), isNotNull(taskGoals.deletedAt)));
}

/** Takes graduation requirements and indicator points of a major out of the trash. */
export async function reviveRequirements(
  db: Queries,
  majorId: number,
  { requirementIds, indicatorIds }: { requirementIds: readonly number[]; indicatorIds: readonly number[] },
): Promise<void> {
  if (requirementIds.length > 0) {
    await db
      .update(graduationRequirements)
      .set({ deletedAt: null })
      .where(and(eq(graduationRequirements.majorId, majorId), inArray(graduationRequirements.id, [...requirementIds])));
  }
  if (indicatorIds.length === 0) return;
  const ofMajor = db
    .select({ id: graduationRequirements.id })
    .from(graduationRequirements)
    .where(eq(graduationRequirements.majorId, majorId));
  await db
    .update(indicators)
    .set({ deletedAt: null })
    .where(and(inArray(indicators.requirementId, ofMajor), sql`${indicators.id} in ${[...indicatorIds]}`));
}
