import { groupBy } from '@college/curriculum-model';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { recordChanges, type Change } from '../audit/recordChange';
import { countRevisions, holdCourseUnits } from '../course-units/holdCourseUnits';
import { schema, type Queries } from '../db';
import { presentGoal } from '../goals/presentGoal';
import { deleteColumns } from '../matrices/courseMatrixRepository';
import { listEntries, type EntryRecord } from '../matrices/majorMatrixRepository';

const { courseUnits, majorMatrixEntries, majorMatrixGoals, teachingGoals } = schema;

interface Act {
  userId: number;
  now: Date;
}

/**
 * Deletes what depends on indicator points that are about to be deleted: their goals move to the trash, their bindings and the cells of the course and
 * project matrices are deleted permanently, and the audit log records all of it per course. Every course of the major is locked, so that a binding saved
 * concurrently is either deleted too or rejected because its indicator point is missing.
 */
export async function removeFromCourses(db: Queries, majorId: number, indicatorIds: readonly number[], act: Act): Promise<void> {
  if (indicatorIds.length === 0) return;
  const removed = new Set(indicatorIds);
  const held = await holdCourseUnits(db, await listUnitIds(db, majorId));
  const entries = await listEntries(db, [...held.keys()]);
  const goals = await listGoalsUnder(db, [...held.keys()], indicatorIds);
  const cells = await deleteColumns(
    db,
    goals.map(({ id }) => id),
  );
  await deleteBindings(db, [...held.keys()], indicatorIds, goals);
  await trashGoals(db, goals, act.now);
  const isAffected = (unitId: number) =>
    goals.some(({ courseUnitId }) => courseUnitId === unitId) ||
    entries.some(({ courseUnitId, indicatorId }) => courseUnitId === unitId && removed.has(indicatorId));
  const affected = [...held.values()].filter(({ id }) => isAffected(id));
  await countRevisions(db, affected, act.now);
  const entriesOf = groupBy(entries, ({ courseUnitId }) => courseUnitId);
  const matrixChanges = affected.flatMap(({ id }): Change[] => {
    const before = entriesOf.get(id) ?? [];
    const after = before.filter(({ indicatorId }) => !removed.has(indicatorId));
    if (after.length === before.length) return [];
    const change = { at: act.now, userId: act.userId, action: 'updated', entity: 'majorMatrix', entityId: id } as const;
    return [{ ...change, before: { bindings: bindingsOf(before) }, after: { bindings: bindingsOf(after) } }];
  });
  const goalChanges = goals.map((goal): Change => {
    const courseCells = cells.courseCells.filter(({ goalId }) => goalId === goal.id);
    const ids = new Set(courseCells.map(({ id }) => id));
    const projectCells = cells.projectCells.filter(({ courseMatrixEntryId }) => ids.has(courseMatrixEntryId));
    const before = { ...presentGoal(goal), courseCells, projectCells };
    return { at: act.now, userId: act.userId, action: 'deleted', entity: 'goal', entityId: goal.id, before, after: null };
  });
  await recordChanges(db, [...matrixChanges, ...goalChanges]);
}

async function listUnitIds(db: Queries, majorId: number): Promise<number[]> {
  const rows = await db
    .select({ id: courseUnits.id })
    .from(courseUnits)
    .where(and(eq(courseUnits.majorId, majorId), isNull(courseUnits.deletedAt)))
    .orderBy(asc(courseUnits.id));
  return rows.map(({ id }) => id);
}

async function listGoalsUnder(db: Queries, unitIds: readonly number[], indicatorIds: readonly number[]) {
  if (unitIds.length === 0) return [];
  return db
    .select()
    .from(teachingGoals)
    .where(
      and(
        inArray(teachingGoals.indicatorId, [...indicatorIds]),
        inArray(teachingGoals.courseUnitId, [...unitIds]),
        isNull(teachingGoals.deletedAt),
      ),
    )
    .orderBy(asc(teachingGoals.id));
}

async function deleteBindings(
  db: Queries,
  unitIds: readonly number[],
  indicatorIds: readonly number[],
  goals: readonly { id: number }[],
): Promise<void> {
  const goalIds = goals.map(({ id }) => id);
  if (goalIds.length > 0) await db.delete(majorMatrixGoals).where(inArray(majorMatrixGoals.goalId, goalIds));
  if (unitIds.length === 0) return;
  await db
    .delete(majorMatrixEntries)
    .where(and(inArray(majorMatrixEntries.indicatorId, [...indicatorIds]), inArray(majorMatrixEntries.courseUnitId, [...unitIds])));
}

async function trashGoals(db: Queries, goals: readonly { id: number }[], now: Date): Promise<void> {
  if (goals.length === 0) return;
  await db
    .update(teachingGoals)
    .set({ deletedAt: now })
    .where(
      inArray(
        teachingGoals.id,
        goals.map(({ id }) => id),
      ),
    );
}

function bindingsOf(entries: readonly EntryRecord[]) {
  return entries.map(({ indicatorId, relate, goals }) => ({ indicatorId, relate, goals }));
}
