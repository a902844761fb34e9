import type { Support } from '@college/curriculum-model';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { intArray } from '../db/intArray';

const { courseMatrixEntries, ksas, projectMatrixEntries, taskGoals } = schema;

export type ProjectMatrixRecord = typeof projectMatrixEntries.$inferSelect;
export type ProjectMatrixFields = Pick<ProjectMatrixRecord, 'courseMatrixEntryId' | 'taskGoalId' | 'ksaId'> & { relate: Support };

/** The entries of a course's project matrices whose task goal and KSA exist. */
export async function listProjectCells(db: Queries, courseUnitId: number) {
  return db
    .select({
      id: projectMatrixEntries.id,
      courseMatrixEntryId: projectMatrixEntries.courseMatrixEntryId,
      taskGoalId: projectMatrixEntries.taskGoalId,
      ksaId: projectMatrixEntries.ksaId,
      relate: projectMatrixEntries.relate,
    })
    .from(projectMatrixEntries)
    .innerJoin(courseMatrixEntries, eq(courseMatrixEntries.id, projectMatrixEntries.courseMatrixEntryId))
    .innerJoin(ksas, and(eq(ksas.id, projectMatrixEntries.ksaId), isNull(ksas.deletedAt)))
    .innerJoin(
      taskGoals,
      and(
        eq(taskGoals.id, projectMatrixEntries.taskGoalId),
        eq(taskGoals.projectId, courseMatrixEntries.projectId),
        isNull(taskGoals.deletedAt),
      ),
    )
    .where(eq(courseMatrixEntries.courseUnitId, courseUnitId))
    .orderBy(asc(taskGoals.position), asc(taskGoals.id), asc(ksas.title), asc(ksas.level), asc(projectMatrixEntries.id));
}

/** Every entry stored in some rows, also those that are out of sight. */
export async function listStoredProjectCells(db: Queries, rowIds: readonly number[]): Promise<ProjectMatrixRecord[]> {
  return db
    .select()
    .from(projectMatrixEntries)
    .where(sql`${projectMatrixEntries.courseMatrixEntryId} = any(${intArray(rowIds)}::int[])`);
}

/** Which of some entries are in the matrices of another course. */
export async function findForeignProjectCells(db: Queries, courseUnitId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: projectMatrixEntries.id })
    .from(projectMatrixEntries)
    .innerJoin(courseMatrixEntries, eq(courseMatrixEntries.id, projectMatrixEntries.courseMatrixEntryId))
    .where(and(sql`${projectMatrixEntries.id} = any(${intArray(ids)}::int[])`, ne(courseMatrixEntries.courseUnitId, courseUnitId)));
  return new Set(rows.map(({ id }) => id));
}

/** Removes entries. */
export async function deleteProjectCells(db: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(projectMatrixEntries).where(sql`${projectMatrixEntries.id} = any(${intArray(ids)}::int[])`);
}

/** Adds entries with one statement. */
export async function insertProjectCells(
  db: Queries,
  cells: readonly ProjectMatrixFields[],
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  if (cells.length === 0) return;
  const ints = (pick: (cell: ProjectMatrixFields) => number) => sql`${intArray(cells.map(pick))}::int[]`;
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into project_matrix_entries (course_matrix_entry_id, task_goal_id, ksa_id, relate, created_by, create_time, update_time)
    select g.entry, g.task, g.ksa, g.relate, ${userId}::int, ${at}, ${at}
    from unnest(${ints((cell) => cell.courseMatrixEntryId)}, ${ints((cell) => cell.taskGoalId)}, ${ints((cell) => cell.ksaId)},
      ${ints((cell) => cell.relate)}) as g(entry, task, ksa, relate)`);
}

/** Changes the strength of entries with one statement. */
export async function updateProjectCells(db: Queries, cells: readonly { id: number; relate: Support }[], now: Date): Promise<void> {
  if (cells.length === 0) return;
  await db.execute(sql`
    update project_matrix_entries e set relate = g.relate, version = e.version + 1, update_time = ${now.toISOString()}::timestamptz
    from unnest(${intArray(cells.map(({ id }) => id))}::int[], ${intArray(cells.map(({ relate }) => relate))}::int[]) as g(id, relate)
    where e.id = g.id`);
}
