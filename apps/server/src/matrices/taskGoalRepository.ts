import { pickFields, taskGoalFields, type TaskGoal } from '@college/curriculum-model';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { differs } from '../db/differs';
import { intArray } from '../db/intArray';

const { projectMatrixEntries, projects, taskGoals } = schema;

export type TaskGoalRow = typeof taskGoals.$inferSelect;

/** The task goals of some chapters in their order. */
export async function listTaskGoals(db: Queries, projectIds: readonly number[]): Promise<TaskGoalRow[]> {
  if (projectIds.length === 0) return [];
  return db
    .select()
    .from(taskGoals)
    .where(and(inArray(taskGoals.projectId, [...projectIds]), isNull(taskGoals.deletedAt)))
    .orderBy(asc(taskGoals.position), asc(taskGoals.id));
}

/** The course of a chapter that is not in the trash. */
export async function findCourseOfProject(db: Queries, projectId: number): Promise<number | undefined> {
  const [project] = await db
    .select({ courseUnitId: projects.courseUnitId })
    .from(projects)
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)));
  return project?.courseUnitId;
}

/** Adds task goals. */
export async function insertTaskGoals(
  db: Queries,
  projectId: number,
  added: readonly { goal: TaskGoal; position: number }[],
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  if (added.length === 0) return;
  const stamp = { projectId, createdBy: userId, createTime: now, updateTime: now };
  const rows = added.map(({ goal, position }) => {
    return { ...stamp, ...pickFields(taskGoalFields, goal), translations: goal.translations ?? {}, position };
  });
  await db.insert(taskGoals).values(rows);
}

/** Writes a task goal where it differs from what is stored; its version counts the changes of its texts, not those of its place. */
export async function updateTaskGoal(db: Queries, stored: TaskGoalRow, goal: TaskGoal, position: number, now: Date): Promise<void> {
  const texts = { ...pickFields(taskGoalFields, goal), translations: goal.translations ?? stored.translations };
  const isSame = !differs(stored, texts);
  if (isSame && stored.position === position) return;
  const version = isSame ? stored.version : stored.version + 1;
  await db
    .update(taskGoals)
    .set({ ...texts, position, version, updateTime: now })
    .where(eq(taskGoals.id, stored.id));
}

/** Moves task goals to the trash; their columns of the project matrix are deleted permanently and returned for the audit log. */
export async function trashTaskGoals(db: Queries, ids: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  const wanted = sql`any(${intArray(ids)}::int[])`;
  const cells = await db
    .delete(projectMatrixEntries)
    .where(sql`${projectMatrixEntries.taskGoalId} = ${wanted}`)
    .returning();
  await db
    .update(taskGoals)
    .set({ deletedAt: now })
    .where(sql`${taskGoals.id} = ${wanted}`);
  return cells;
}
