import type { Act } from '../audit/act';
import { recordChange } from '../audit/recordChange';
import { lockCourseUnit } from '../course-units/courseUnitRepository';
import { noteRevision } from '../course-units/noteRevision';
import type { Queries } from '../db';
import { notFound } from '../http/refusal';
import { findGoal, trashGoal } from './goalRepository';
import { goalMessages } from './messages';
import { presentGoal } from './presentGoal';

/** Moves a goal to the trash and removes it from its binding and every matrix cell; the audit log records what was removed with it. */
export async function deleteGoal(db: Queries, id: number, { userId, now, isRestore }: Act): Promise<void> {
  const goal = await findGoal(db, id);
  if (!goal || !(await lockCourseUnit(db, goal.courseUnitId))) throw notFound(goalMessages.missing);
  // Two deletions at the same time: the second one waited for the unit and finds nothing left.
  if (!(await findGoal(db, id))) throw notFound(goalMessages.missing);
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
