import { schema, type Transaction } from '../db';
import type { CopyParams } from '../db/tables/copyJobs';
import type { IdMap } from './copyRows';

const { majorMatrixEntries, majorMatrixGoals } = schema;

/** Puts the course's row into the target's major matrix: one entry for each indicator point, with the new goals bound to it. */
export async function writeBindings(
  tx: Transaction,
  courseUnitId: number,
  relations: CopyParams['goalRelations'],
  newGoals: IdMap,
  act: { userId: number; now: Date },
): Promise<void> {
  if (relations.length === 0) return;
  const stamp = { createdBy: act.userId, createTime: act.now, updateTime: act.now };
  const entries = await tx
    .insert(majorMatrixEntries)
    .values(relations.map(({ requireId, relate }) => ({ courseUnitId, indicatorId: requireId, relate, ...stamp })))
    .returning({ id: majorMatrixEntries.id, indicatorId: majorMatrixEntries.indicatorId });
  const entryOf = new Map(entries.map(({ id, indicatorId }) => [indicatorId, id]));
  const bound = relations.flatMap(({ requireId, goals }) =>
    goals.map((goal) => ({ entryId: entryOf.get(requireId) ?? 0, goalId: newGoals.get(goal) ?? 0 })),
  );
  await tx.insert(majorMatrixGoals).values(bound);
}
