import type { PointKsa } from '@college/curriculum-model';
import { savedAs, type Act } from '../audit/act';
import { recordChange } from '../audit/recordChange';
import { reviseCourseUnit } from '../course-units/reviseCourseUnit';
import type { Queries } from '../db';
import { listCells, lostCells } from '../matrices/lostCells';
import { listKsas } from './ksaRepository';
import { presentKsa, readPointKsa } from './readPointKsa';

interface Revision extends Act {
  courseId: number;
  /** The version on which the change was based; absent where the client has none. */
  version: number | undefined;
}

/** Changes points or KSA as a revision of their unit: its version is compared and counted up, and the audit log gets both states. */
export async function revisePoints(db: Queries, { courseId, version, ...act }: Revision, change: () => Promise<unknown>): Promise<void> {
  await reviseCourseUnit(db, courseId, version, act.now);
  await recordPoints(db, courseId, act, change);
}

/**
 * Changes points or KSA of a unit that is held already; the audit log gets both states, and the matrix cells that went along. Answers the
 * points as stored.
 */
export async function recordPoints(db: Queries, courseId: number, act: Act, change: () => Promise<unknown>): Promise<PointKsa[]> {
  const before = await pointsState(db, courseId);
  const cells = await listCells(db, courseId);
  await change();
  const after = await pointsState(db, courseId);
  if (JSON.stringify(before) === JSON.stringify(after)) return after.pointksa;
  const was = { ...before, ...(await lostCells(db, courseId, cells)) };
  await recordChange(db, {
    at: act.now,
    userId: act.userId,
    action: savedAs(act),
    entity: 'points',
    entityId: courseId,
    before: was,
    after,
  });
  return after.pointksa;
}

/** Points and KSA of a course as stored in the audit log. */
export async function pointsState(db: Queries, courseId: number) {
  return { pointksa: await readPointKsa(db, courseId), ksa: (await listKsas(db, courseId)).map(presentKsa) };
}
