import { ksaRows, placeKey, placeOf } from './entries';
import { placedPointAt, ranks } from './finders';
import type { LinkedMatrices, PlacedKsa } from './linkedMatrices';
import type { ProjectCellEdit } from './matrixEdit';
import { supportsById } from './supportsById';

/** Makes cells of project matrices hold these KSA items. */
export function editKsas(matrices: LinkedMatrices, cells: readonly ProjectCellEdit[]): LinkedMatrices {
  const changed = new Map<string, readonly PlacedKsa[]>();
  for (const { place, taskGoalId, entries } of cells) {
    const taskGoal = matrices.taskGoals.find(({ id }) => id === taskGoalId);
    if (!placedPointAt(matrices, place) || taskGoal?.projectId !== place.projectId) continue;
    const key = placeKey(place);
    const row = changed.get(key) ?? ksaRows.group(matrices.placedKsas, key);
    const present = new Map(row.flatMap((entry) => (entry.taskGoalId === taskGoalId ? [[entry.ksaId, entry] as const] : [])));
    const wanted = supportsById(entries);
    if ([...wanted.keys()].some((id) => !ranks(matrices.ksas).has(id) && !present.has(id))) continue;
    const kept = row.flatMap((entry) => (entry.taskGoalId === taskGoalId ? keptEntry(entry, wanted) : entry));
    const added = [...wanted].flatMap(([ksaId, relate]): PlacedKsa[] =>
      present.has(ksaId) ? [] : [{ ...placeOf(place), taskGoalId, ksaId, relate }],
    );
    changed.set(key, [...kept, ...added]);
  }
  const placedKsas = ksaRows.replace(matrices.placedKsas, changed);
  return placedKsas === matrices.placedKsas ? matrices : { ...matrices, placedKsas };
}

function keptEntry(entry: PlacedKsa, wanted: ReturnType<typeof supportsById>): PlacedKsa[] {
  const relate = wanted.get(entry.ksaId);
  if (relate === undefined) return [];
  return [relate === entry.relate ? entry : { ...entry, relate }];
}
