import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';

/**
 * Notes on a unit that something under it changed which is not part of its own save. Its version stays: who has the unit open and adds
 * a goal must not meet a conflict with themselves.
 */
export async function noteRevision(db: Queries, courseUnitId: number, now: Date): Promise<void> {
  await db.update(schema.courseUnits).set({ updateTime: now }).where(eq(schema.courseUnits.id, courseUnitId));
}
