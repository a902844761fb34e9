import { and, inArray, isNull } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange';
import { schema, type Queries } from '../db';
import { notFound } from '../http/refusal';
import { lockCourseUnit, trashCourseUnits } from './courseUnitRepository';
import { courseUnitMessages } from './messages';
import { presentCourseUnit } from './presentCourseUnit';
import { listProjects } from './projectRepository';

const { ksas, points, projects, taskGoals, teachingGoals } = schema;

/**
 * Every way to delete a course ends here (decision 50). The unit and all that hangs under it get the same moment of deletion, by which a
 * restore finds them again; matrix cells stay where they are and are out of sight with their unit.
 */
export async function deleteCourseUnits(db: Queries, ids: readonly number[], act: { userId: number | null; now: Date }): Promise<void> {
  // Always in the same order, so that two deletions of the same units wait for each other instead of blocking each other.
  for (const id of [...ids].sort((left, right) => left - right)) {
    const unit = await lockCourseUnit(db, id);
    if (!unit) throw notFound(courseUnitMessages.missing);
    const before = presentCourseUnit(unit, await listProjects(db, [id]));
    await recordChange(db, { at: act.now, userId: act.userId, action: 'deleted', entity: 'courseUnit', entityId: id, before, after: null });
  }
  await trashChildren(db, ids, act.now);
  await trashCourseUnits(db, ids, act.now);
}

async function trashChildren(db: Queries, unitIds: readonly number[], now: Date): Promise<void> {
  const ofUnits = [...unitIds];
  const projectIds = db.select({ id: projects.id }).from(projects).where(inArray(projects.courseUnitId, ofUnits));
  await db
    .update(taskGoals)
    .set({ deletedAt: now })
    .where(and(inArray(taskGoals.projectId, projectIds), isNull(taskGoals.deletedAt)));
  for (const table of [projects, points, ksas, teachingGoals]) {
    await db
      .update(table)
      .set({ deletedAt: now })
      .where(and(inArray(table.courseUnitId, ofUnits), isNull(table.deletedAt)));
  }
}
