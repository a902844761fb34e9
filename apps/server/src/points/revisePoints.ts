import { recordChange } from '../audit/recordChange';
import { reviseCourseUnit } from '../course-units/reviseCourseUnit';
import type { Queries } from '../db';
import { listKsas } from './ksaRepository';
import { presentKsa, readPointKsa } from './readPointKsa';

interface Revision {
  courseId: number;
  /** The version on which the change was based; absent where the client keeps none. */
  version: number | undefined;
  userId: number;
  now: Date;
}

/** Changes points or KSA as a revision of their unit: its version is compared and counted up, and the audit log gets both states. */
export async function revisePoints(
  db: Queries,
  { courseId, version, userId, now }: Revision,
  change: () => Promise<unknown>,
): Promise<void> {
  await reviseCourseUnit(db, courseId, version, now);
  const before = await state(db, courseId);
  await change();
  const after = await state(db, courseId);
  await recordChange(db, { at: now, userId, action: 'updated', entity: 'points', entityId: courseId, before, after });
}

async function state(db: Queries, courseId: number) {
  return { pointksa: await readPointKsa(db, courseId), ksa: (await listKsas(db, courseId)).map(presentKsa) };
}
