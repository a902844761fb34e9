import type { goalFields } from '@college/curriculum-model';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { courseMatrixEntries, majorMatrixEntries, majorMatrixGoals, projectMatrixEntries, teachingGoals } = schema;

export type GoalRow = typeof teachingGoals.$inferSelect;
export type NewGoal = Pick<
  typeof teachingGoals.$inferInsert,
  keyof typeof goalFields | 'courseUnitId' | 'indicatorId' | 'position' | 'translations' | 'createdBy' | 'createTime' | 'updateTime'
>;

/** The teaching goals of a course; under each indicator point in their order. */
export async function listGoals(db: Queries, courseUnitId: number): Promise<GoalRow[]> {
  return db
    .select()
    .from(teachingGoals)
    .where(and(eq(teachingGoals.courseUnitId, courseUnitId), isNull(teachingGoals.deletedAt)))
    .orderBy(asc(teachingGoals.position), asc(teachingGoals.id));
}

/** A goal that is not in the trash. */
export async function findGoal(db: Queries, id: number): Promise<GoalRow | undefined> {
  const [goal] = await db
    .select()
    .from(teachingGoals)
    .where(and(eq(teachingGoals.id, id), isNull(teachingGoals.deletedAt)));
  return goal;
}

export async function insertGoal(db: Queries, goal: NewGoal): Promise<GoalRow> {
  const [row] = await db.insert(teachingGoals).values(goal).returning();
  if (!row) throw new Error('teaching_goals: the insert returned no row');
  return row;
}

export async function updateGoal(db: Queries, goal: GoalRow, fields: Partial<NewGoal>, now: Date): Promise<GoalRow> {
  const [row] = await db
    .update(teachingGoals)
    .set({ ...fields, version: goal.version + 1, updateTime: now })
    .where(eq(teachingGoals.id, goal.id))
    .returning();
  if (!row) throw new Error(`teaching_goals: ${goal.id} vanished while its course was locked`);
  return row;
}

/** Puts a goal into the trash; its binding and its matrix cells go for good. Answers those for the audit log. */
export async function trashGoal(db: Queries, id: number, now: Date) {
  const bindings = await db.delete(majorMatrixGoals).where(eq(majorMatrixGoals.goalId, id)).returning();
  const ofGoal = db.select({ id: courseMatrixEntries.id }).from(courseMatrixEntries).where(eq(courseMatrixEntries.goalId, id));
  const projectCells = await db.delete(projectMatrixEntries).where(inArray(projectMatrixEntries.courseMatrixEntryId, ofGoal)).returning();
  const courseCells = await db.delete(courseMatrixEntries).where(eq(courseMatrixEntries.goalId, id)).returning();
  await db.update(teachingGoals).set({ deletedAt: now }).where(eq(teachingGoals.id, id));
  return { bindings, courseCells, projectCells };
}

/**
 * Moves the binding of a goal to another indicator point: a bound goal belongs to its own indicator point in the major matrix. A new entry there gets the
 * strength of the old one. Answers whether the goal was bound at all.
 */
export async function moveBinding(db: Queries, goal: GoalRow, indicatorId: number, act: { userId: number; now: Date }): Promise<boolean> {
  const [bound] = await db
    .select({ relate: majorMatrixEntries.relate })
    .from(majorMatrixGoals)
    .innerJoin(majorMatrixEntries, eq(majorMatrixEntries.id, majorMatrixGoals.entryId))
    .where(eq(majorMatrixGoals.goalId, goal.id));
  if (!bound) return false;
  const { courseUnitId } = goal;
  const fresh = { courseUnitId, indicatorId, relate: bound.relate, createdBy: act.userId, createTime: act.now, updateTime: act.now };
  await db.insert(majorMatrixEntries).values(fresh).onConflictDoNothing();
  const [entry] = await db
    .select({ id: majorMatrixEntries.id })
    .from(majorMatrixEntries)
    .where(and(eq(majorMatrixEntries.courseUnitId, courseUnitId), eq(majorMatrixEntries.indicatorId, indicatorId)));
  if (!entry) throw new Error(`major_matrix_entries: none for unit ${courseUnitId} and indicator ${indicatorId}`);
  await db.update(majorMatrixGoals).set({ entryId: entry.id }).where(eq(majorMatrixGoals.goalId, goal.id));
  return true;
}
