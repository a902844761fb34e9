import type { Support } from '@college/curriculum-model';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { intArray } from '../db/intArray';

const { courseMatrixEntries, ksas, projectMatrixEntries, taskGoals } = schema;

export type ProjectMatrixRecord = typeof projectMatrixEntries.$inferSelect;
export type ProjectMatrixFields = Pick<ProjectMatrixRecord, 'courseMatrixEntryId' | 'taskGoalId' | 'ksaId'> & { relate: Support };

/** An entry of a project matrix as it is read. */
type PackedProjectCell = [taskGoalId: number, ksaId: number, relate: ProjectMatrixRecord['relate'], id: number];

/**
 * The entries of a course's project matrices whose task goal and KSA exist, in their order, by the entry of the course matrix that they are in: packed row by
 * row, for there are sixty for each chapter.
 */
export async function listProjectCells(db: Queries, courseUnitId: number): Promise<Map<number, PackedProjectCell[]>> {
  const { id, courseMatrixEntryId, taskGoalId, ksaId, relate } = projectMatrixEntries;
  const inOrder = sql`order by ${taskGoals.position}, ${taskGoals.id}, ${ksas.title}, ${ksas.level}, ${id}`;
  const rows = await db
    .select({
      courseMatrixEntryId,
      cells: sql<PackedProjectCell[]>`json_agg(json_build_array(${taskGoalId}, ${ksaId}, ${relate}, ${id}) ${inOrder})`,
    })
    .from(projectMatrixEntries)
    .innerJoin(courseMatrixEntries, eq(courseMatrixEntries.id, courseMatrixEntryId))
    .innerJoin(ksas, and(eq(ksas.id, ksaId), isNull(ksas.deletedAt)))
    .innerJoin(
      taskGoals,
      and(eq(taskGoals.id, taskGoalId), eq(taskGoals.projectId, courseMatrixEntries.projectId), isNull(taskGoals.deletedAt)),
    )
    .where(eq(courseMatrixEntries.courseUnitId, courseUnitId))
    .groupBy(courseMatrixEntryId);
  return new Map(rows.map((row) => [row.courseMatrixEntryId, row.cells]));
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
