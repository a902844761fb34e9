import type { Act } from '../audit/act';
import { recordChange } from '../audit/recordChange';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import { noteRevision } from '../course-units/noteRevision';
import type { Queries } from '../db';
import { notFound } from '../http/refusal';
import { refuseOlderDeletion } from '../http/versions';
import { readGoalRevisions } from './goalRevisions';
import { findGoal, trashGoal } from './goalRepository';
import { goalMessages } from './messages';
import { presentGoal } from './presentGoal';

/** Moves a goal to the trash and removes it from its binding and every matrix cell; the audit log records what was removed with it. */
export async function deleteGoal(
  db: Queries,
  { id, revision: sent }: { id: number; revision?: number | undefined },
  { userId, now, isRestore }: Act,
): Promise<void> {
  const goal = await findGoal(db, id);
  if (!goal || !(await courseUnitRows.lock(db, { id: goal.courseUnitId }))) throw notFound(goalMessages.missing);
  // Two deletions at the same time: the second one waited for the unit and finds nothing left.
  const current = await findGoal(db, id);
  if (!current) throw notFound(goalMessages.missing);
  const stored = sent === undefined ? 0 : ((await readGoalRevisions(db, goal.courseUnitId)).get(id) ?? 0);
  await refuseOlderDeletion({ sent, stored }, () => ({ ...presentGoal(current), revision: stored }));
  const removed = await trashGoal(db, id, now);
  await noteRevision(db, goal.courseUnitId, now);
  const before = { ...presentGoal(goal), ...removed };
  await recordChange(db, {
    at: now,
    userId,
    action: isRestore ? 'restored' : 'deleted',
    entity: 'goal',
    entityId: id,
    before,
    after: null,
  });
}
