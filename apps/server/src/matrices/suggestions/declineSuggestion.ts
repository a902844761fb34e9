import type { DeclineSuggestionRequest } from '@college/curriculum-model';
import { and, eq } from 'drizzle-orm';
import { courseUnitRows } from '../../course-units/courseUnitRepository';
import { courseUnitMessages } from '../../course-units/messages';
import { schema, type Queries } from '../../db';
import { invalid, notFound } from '../../http/refusal';
import { listIndicatorIds } from '../majorMatrixRepository';
import { matrixMessages } from '../messages';
import { recordDecline } from './recordDecline';

const { declinedSupports } = schema;

/** Declines what is suggested for a cell, or removes the note; what is so already stays so. */
export async function declineSuggestion(
  db: Queries,
  { courseId, requireId, isDeclined }: DeclineSuggestionRequest,
  { userId, now }: { userId: number; now: Date },
): Promise<true> {
  const unit = await courseUnitRows.find(db, { id: courseId });
  if (!unit) throw notFound(courseUnitMessages.missing);
  if (!(await listIndicatorIds(db, unit.majorId)).has(requireId)) throw invalid(matrixMessages.indicatorOfOtherMajor, 'requireId');
  const cell = { courseUnitId: courseId, indicatorId: requireId };
  const changed = isDeclined
    ? await db
        .insert(declinedSupports)
        .values({ ...cell, userId, declinedAt: now })
        .onConflictDoNothing()
        .returning()
    : await db
        .delete(declinedSupports)
        .where(and(eq(declinedSupports.courseUnitId, courseId), eq(declinedSupports.indicatorId, requireId)))
        .returning();
  if (changed.length > 0) await recordDecline(db, { entity: 'declinedSupport', at: cell, isDeclined, userId, now });
  return true;
}
