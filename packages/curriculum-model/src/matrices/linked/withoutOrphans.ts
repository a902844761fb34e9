import { bindingRows, courseCells, courseCellKey, ksaRows, placeKey } from './entries';
import type { LinkedMatrices, PlacedKsa, PlacedPoint } from './linkedMatrices';

/** The matrices after a change, without entries that lost their column, their row or their place by it. */
export function withoutOrphans(before: LinkedMatrices, after: LinkedMatrices): LinkedMatrices {
  const placedPoints = pointsInColumns(before, after);
  const placedKsas = ksasInRows(before.placedPoints, { placedPoints, placedKsas: after.placedKsas });
  if (placedPoints === after.placedPoints && placedKsas === after.placedKsas) return after;
  return { ...after, placedPoints, placedKsas };
}

function pointsInColumns(before: LinkedMatrices, after: LinkedMatrices): readonly PlacedPoint[] {
  const row = bindingRows.group(after.bindings, after.courseId);
  if (row === bindingRows.group(before.bindings, before.courseId)) return after.placedPoints;
  const columns = new Set(row.flatMap(({ goals }) => goals));
  const emptied = new Map<string, readonly PlacedPoint[]>();
  for (const entry of after.placedPoints) if (!columns.has(entry.goalId)) emptied.set(courseCellKey(entry), []);
  return courseCells.replace(after.placedPoints, emptied);
}

function ksasInRows(
  before: readonly PlacedPoint[],
  { placedPoints, placedKsas }: Pick<LinkedMatrices, 'placedPoints' | 'placedKsas'>,
): readonly PlacedKsa[] {
  if (before === placedPoints) return placedKsas;
  const places = new Set(placedPoints.map(placeKey));
  const emptied = new Map<string, readonly PlacedKsa[]>();
  for (const entry of before) if (!places.has(placeKey(entry))) emptied.set(placeKey(entry), []);
  return ksaRows.replace(placedKsas, emptied);
}
