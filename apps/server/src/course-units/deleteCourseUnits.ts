import { and, eq, inArray, isNull } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange';
import { schema, type Queries } from '../db';
import { notFound } from '../http/refusal';
import { refuseOlderDeletion } from '../http/versions';
import { courseUnitRows, trashCourseUnits } from './courseUnitRepository';
import { courseUnitMessages } from './messages';
import { presentCourseUnit } from './presentCourseUnit';
import { listProjects } from './projectRepository';
import { readCourseUnit } from './readCourseUnit';

const { ksas, points, projects, taskGoals, teachingGoals } = schema;

/** A unit to delete; without a revision whatever it holds now goes. `version` is that of its creation: one that was saved since is kept. */
export interface CourseDeletion {
  id: number;
  revision?: number | undefined;
  version?: number | undefined;
}

/**
 * Every way to delete a course ends here (decision 50). All that hangs under the unit and was still there gets the number of this deletion,
 * by which a restore finds it again; matrix cells stay where they are and are out of sight with their unit.
 */
export async function deleteCourseUnits(
  db: Queries,
  list: readonly CourseDeletion[],
  act: { userId: number | null; now: Date },
): Promise<void> {
  // Always in the same order, so that two deletions of the same units wait for each other instead of blocking each other.
  for (const { id, revision, version } of [...list].sort((left, right) => left.id - right.id)) {
    const unit = await courseUnitRows.lock(db, { id });
    if (!unit) throw notFound(courseUnitMessages.missing);
    await refuseOlderDeletion({ sent: revision, stored: unit.revision }, () => readCourseUnit(db, id));
    // Points that are saved into a new unit raise its version; it goes with them as long as it was never saved itself (decision 52).
    if (!unit.initing) await refuseOlderDeletion({ sent: version, stored: unit.version }, () => readCourseUnit(db, id));
    const before = presentCourseUnit(unit, await listProjects(db, [id]));
    const change = { action: 'deleted', entity: 'courseUnit', entityId: id, before, after: null } as const;
    const deletion = await recordChange(db, { at: act.now, userId: act.userId, ...change });
    await trashChildren(db, id, { deletedAt: act.now, deletion });
  }
  await trashCourseUnits(
    db,
    list.map(({ id }) => id),
    act.now,
  );
}

async function trashChildren(db: Queries, unitId: number, mark: { deletedAt: Date; deletion: number }): Promise<void> {
  const projectIds = db.select({ id: projects.id }).from(projects).where(eq(projects.courseUnitId, unitId));
  await db
    .update(taskGoals)
    .set(mark)
    .where(and(inArray(taskGoals.projectId, projectIds), isNull(taskGoals.deletedAt)));
  for (const table of [projects, points, ksas, teachingGoals]) {
    await db
      .update(table)
      .set(mark)
      .where(and(eq(table.courseUnitId, unitId), isNull(table.deletedAt)));
  }
}
