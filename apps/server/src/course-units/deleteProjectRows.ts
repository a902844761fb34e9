import type { DeleteProjectsRequest } from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import type { Queries } from '../db';
import { notFound } from '../http/refusal';
import { refuseOlderDeletion } from '../http/versions';
import { courseUnitRows } from './courseUnitRepository';
import { courseUnitMessages } from './messages';
import { presentCourseUnit } from './presentCourseUnit';
import { listCells, lostCells } from '../matrices/lostCells';
import { findProjects, listProjects, trashProjects } from './projectRepository';
import { readCourseUnit } from './readCourseUnit';

/** Takes rows out of their units at once, without a save of the unit; each unit counts as revised. */
export async function deleteProjectRows(
  db: Queries,
  { ids, revisions = [] }: Exclude<DeleteProjectsRequest, number[]>,
  act: { userId: number; now: Date },
): Promise<void> {
  const rows = await findProjects(db, ids);
  const unitIds = [...new Set(rows.map((row) => row.courseUnitId))].sort((left, right) => left - right);
  for (const unitId of unitIds) {
    const unit = await courseUnitRows.lock(db, { id: unitId });
    if (!unit) throw notFound(courseUnitMessages.missing);
    const sent = revisions.find(({ courseId }) => courseId === unitId)?.revision;
    await refuseOlderDeletion({ sent, stored: unit.revision }, () => readCourseUnit(db, unitId));
    const before = presentCourseUnit(unit, await listProjects(db, [unitId]));
    const ofUnit = rows.filter((row) => row.courseUnitId === unitId).map((row) => row.id);
    const cells = await listCells(db, unitId);
    await trashProjects(db, ofUnit, act.now);
    const removed = await lostCells(db, unitId, cells);
    const updated = await courseUnitRows.update(db, unit, {}, act.now);
    await recordChange(db, {
      at: act.now,
      userId: act.userId,
      action: 'updated',
      entity: 'courseUnit',
      entityId: unitId,
      before: { ...before, ...removed },
      after: presentCourseUnit(updated, await listProjects(db, [unitId])),
    });
  }
}
