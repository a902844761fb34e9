import { groupBy } from '@college/curriculum-model';
import type { Queries } from '../db';
import { savedAs, type Act } from '../audit/act';
import { recordChanges } from '../audit/recordChange';
import { checkMajorRows, type WantedEntry, type WantedRow } from './checkMajorRows';
import { deleteColumns } from './courseMatrixRepository';
import { listEntries, listGoalPlaces, listIndicatorIds } from './majorMatrixRepository';
import { compareEntries, writeEntries } from './writeEntries';

/**
 * Replaces rows of one major's matrix; their units are locked. Goals move to the indicator point they are bound to. A goal that is no longer bound loses its
 * column: its cells of the course matrix are deleted with their rows of the project matrices.
 */
export async function replaceMajorRows(db: Queries, majorId: number, rows: readonly WantedRow[], act: Act): Promise<void> {
  if (rows.length === 0) return;
  const unitIds = rows.map(({ unit }) => unit.id);
  const indicatorIds = await listIndicatorIds(db, majorId);
  const goals = await listGoalPlaces(db, unitIds);
  const goalsOfUnit = new Map<number, Set<number>>(unitIds.map((id) => [id, new Set()]));
  for (const goal of goals) goalsOfUnit.get(goal.courseUnitId)?.add(goal.id);
  const wanted = checkMajorRows(rows, { indicatorIds, goalsOfUnit });
  const stored = await listEntries(db, unitIds);
  const changes = compareEntries(stored, wanted, goals);
  const removedCells = await deleteColumns(db, changes.unbound);
  await writeEntries(db, changes, act);
  const before = groupBy(stored, ({ courseUnitId }) => courseUnitId);
  const after = groupBy(wanted, ({ courseUnitId }) => courseUnitId);
  await recordChanges(
    db,
    unitIds.flatMap((unitId) => {
      const [was, is] = [bindingsOf(before.get(unitId)), bindingsOf(after.get(unitId))];
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      const ofUnit = <Cell extends { courseUnitId: number }>(cells: readonly Cell[]) =>
        cells.filter((cell) => cell.courseUnitId === unitId);
      const cells = { courseCells: ofUnit(removedCells.courseCells), projectCells: ofUnit(removedCells.projectCells) };
      const removed = cells.courseCells.length > 0 ? { removed: cells } : {};
      const change = { action: savedAs(act), entity: 'majorMatrix', entityId: unitId } as const;
      return [{ at: act.now, userId: act.userId, ...change, before: { bindings: was, ...removed }, after: { bindings: is } }];
    }),
  );
}

function bindingsOf(entries: readonly Pick<WantedEntry, 'indicatorId' | 'relate' | 'goals'>[] = []) {
  return entries
    .map(({ indicatorId, relate, goals }) => ({ indicatorId, relate, goals: goals.toSorted((left, right) => left - right) }))
    .toSorted((left, right) => left.indicatorId - right.indicatorId);
}
