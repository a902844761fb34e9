import { goalFields, pickFields, type Bilingual, type Goal } from '@college/curriculum-model';
import type { Act } from '../audit/act';
import { recordChange } from '../audit/recordChange';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import { schema, type Queries } from '../db';
import { deleteGoal } from '../goals/deleteGoal';
import { findGoal } from '../goals/goalRepository';
import { presentGoal } from '../goals/presentGoal';
import { saveGoals } from '../goals/saveGoals';
import { invalid } from '../http/refusal';
import { restoreCells } from './restoreCells';
import { historyMessages } from './messages';
import { rebindGoals } from './rebindGoals';
import { reviveRows } from './revive';
import { listIn, removedIn, type StoredState } from './storedState';

/** Restores one teaching goal to a former state; deletes it where it did not exist yet. One that had been deleted is bound again. */
export async function restoreGoal(db: Queries, goalId: number, state: StoredState | null, act: Act): Promise<Bilingual[]> {
  if (!state) {
    if (!(await findGoal(db, goalId))) throw invalid(historyMessages.alreadyGone);
    await deleteGoal(db, { id: goalId }, act);
    return [];
  }
  const goal = goalOf(state);
  await courseUnitRows.lock(db, { id: goal.courseId });
  const [revived] = await reviveRows(db, schema.teachingGoals, goal.courseId, [goalId]);
  await saveGoals(db, [goal], act);
  if (revived === undefined) return [];
  await noteRevival(db, goalId, act);
  const bound = listIn<{ entryId: number }>(state, 'bindings');
  const unbound = await rebindGoals(
    db,
    goal.courseId,
    bound.map(({ entryId }) => ({ goalId, entryId })),
  );
  return [...unbound, ...(await restoreCells(db, goal.courseId, removedIn(state), act))];
}

/** Writes down that a goal came out of the trash. */
export async function noteRevival(db: Queries, goalId: number, { now, userId }: Act): Promise<void> {
  const row = await findGoal(db, goalId);
  const after = row ? presentGoal(row) : null;
  await recordChange(db, { at: now, userId, action: 'restored', entity: 'goal', entityId: goalId, before: null, after });
}

function goalOf(state: StoredState): Goal {
  const goal = state as unknown as Goal;
  const { id, parentId, courseId, translations = {} } = goal;
  return { id, parentId, courseId, ...pickFields(goalFields, goal), translations };
}
