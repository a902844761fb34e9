import type { Bilingual } from '@college/curriculum-model';
import { and, eq, inArray, isNotNull, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { listIndicatorIds } from '../matrices/majorMatrixRepository';
import { trashMessages } from './messages';

const { courseMatrixEntries, ksas, majorMatrixEntries, majorMatrixGoals, points, projects, taskGoals, teachingGoals } = schema;

const alive = { deletedAt: null, deletion: null };

/**
 * Takes out of the trash what one deletion of a unit took along, and nothing that had been deleted before. Its matrix cells were there all
 * the time. Goals and bindings under indicator points that were removed meanwhile stay away with their cells; answers how many.
 */
export async function bringBackChildren(
  db: Queries,
  unit: { id: number; majorId: number },
  deletion: number | null,
  deletedAt: Date | null,
): Promise<Bilingual[]> {
  const wentAlong = (table: typeof points | typeof ksas | typeof projects | typeof taskGoals | typeof teachingGoals): SQL | undefined =>
    deletion === null ? and(isNull(table.deletion), eq(table.deletedAt, deletedAt ?? new Date(0))) : eq(table.deletion, deletion);
  for (const table of [projects, points, ksas]) {
    await db
      .update(table)
      .set(alive)
      .where(and(eq(table.courseUnitId, unit.id), wentAlong(table)));
  }
  const ofUnit = db.select({ id: projects.id }).from(projects).where(eq(projects.courseUnitId, unit.id));
  await db
    .update(taskGoals)
    .set(alive)
    .where(and(inArray(taskGoals.projectId, ofUnit), wentAlong(taskGoals)));
  const indicatorIds = [...(await listIndicatorIds(db, unit.majorId))];
  const underLiving = (column: typeof teachingGoals.indicatorId | typeof majorMatrixEntries.indicatorId) =>
    indicatorIds.length === 0 ? sql`false` : inArray(column, indicatorIds);
  await db
    .update(teachingGoals)
    .set(alive)
    .where(and(eq(teachingGoals.courseUnitId, unit.id), wentAlong(teachingGoals), underLiving(teachingGoals.indicatorId)));
  const goals = await leaveGoalsOut(db, unit.id, wentAlong(teachingGoals));
  const gone = indicatorIds.length === 0 ? undefined : notInArray(majorMatrixEntries.indicatorId, indicatorIds);
  const bindings = await db
    .delete(majorMatrixEntries)
    .where(and(eq(majorMatrixEntries.courseUnitId, unit.id), gone))
    .returning({ id: majorMatrixEntries.id });
  return [
    ...(goals > 0 ? [trashMessages.goalsLeftOut(goals)] : []),
    ...(bindings.length > 0 ? [trashMessages.bindingsLeftOut(bindings.length)] : []),
  ];
}

/** Goals that cannot come back lose their cells and bindings, as they would have when their indicator point went. */
async function leaveGoalsOut(db: Queries, courseUnitId: number, wentAlong: SQL | undefined): Promise<number> {
  const left = await db
    .update(teachingGoals)
    .set({ deletion: null })
    .where(and(eq(teachingGoals.courseUnitId, courseUnitId), wentAlong, isNotNull(teachingGoals.deletedAt)))
    .returning({ id: teachingGoals.id });
  if (left.length === 0) return 0;
  const ids = left.map(({ id }) => id);
  await db.delete(majorMatrixGoals).where(inArray(majorMatrixGoals.goalId, ids));
  await db.delete(courseMatrixEntries).where(inArray(courseMatrixEntries.goalId, ids));
  return left.length;
}
