import type { Bilingual } from '@college/curriculum-model';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { leftOutMessages } from './messages';

const { majorMatrixEntries, majorMatrixGoals, teachingGoals } = schema;

/**
 * Rebinds goals of a course that were restored from the trash: in their former binding, or else in that of their indicator point. Skipped where there is
 * none any more, or the goal is bound already.
 */
export async function rebindGoals(
  db: Queries,
  courseUnitId: number,
  wanted: readonly { goalId: number; entryId: number }[],
): Promise<Bilingual[]> {
  if (wanted.length === 0) return [];
  const goalIds = wanted.map(({ goalId }) => goalId);
  const goals = await db
    .select({ id: teachingGoals.id, indicatorId: teachingGoals.indicatorId })
    .from(teachingGoals)
    .where(and(inArray(teachingGoals.id, goalIds), eq(teachingGoals.courseUnitId, courseUnitId), isNull(teachingGoals.deletedAt)));
  const entries = await db
    .select({ id: majorMatrixEntries.id, indicatorId: majorMatrixEntries.indicatorId })
    .from(majorMatrixEntries)
    .where(eq(majorMatrixEntries.courseUnitId, courseUnitId));
  const rows = wanted.flatMap(({ goalId, entryId }) => {
    const goal = goals.find(({ id }) => id === goalId);
    const entry = entries.find(({ id, indicatorId }) => indicatorId === goal?.indicatorId && id === entryId);
    const other = entries.find(({ indicatorId }) => indicatorId === goal?.indicatorId);
    const found = entry ?? other;
    return found ? [{ entryId: found.id, goalId }] : [];
  });
  const bound = rows.length === 0 ? [] : await db.insert(majorMatrixGoals).values(rows).onConflictDoNothing().returning();
  const missing = wanted.length - bound.length;
  return missing > 0 ? [leftOutMessages.goals(missing)] : [];
}
