import { courseCellFields } from '../../records/courseCell';
import { blankFields } from '../../records/deriveFields';
import { columnAt } from './columnGoals';
import { courseCellKey, courseCells, placeKey } from './entries';
import { ranks } from './finders';
import type { Arrangement, LinkedMatrices, PlacedPoint, PointPlace } from './linkedMatrices';
import type { CourseCellEdit } from './matrixEdit';
import { isStorableArrangement } from './storableArrangement';
import { supportsById } from './supportsById';

/** How a point is taught that was just placed: not said yet. */
const unarranged: Arrangement = blankFields(courseCellFields);

/** Sets the points in cells of the course matrix; a point that was there keeps its arrangement. */
export function editPlacedPoints(matrices: LinkedMatrices, cells: readonly CourseCellEdit[]): LinkedMatrices {
  const changed = new Map<string, readonly PlacedPoint[]>();
  for (const { projectId, goalId, entries } of cells) {
    if (!ranks(matrices.projects).has(projectId) || !columnAt(matrices, goalId)) continue;
    const key = courseCellKey({ projectId, goalId });
    const present = new Map((changed.get(key) ?? courseCells.group(matrices.placedPoints, key)).map((entry) => [entry.pointId, entry]));
    const wanted = supportsById(entries);
    if ([...wanted.keys()].some((id) => !ranks(matrices.points).has(id) && !present.has(id))) continue;
    const next = [...wanted].map(([pointId, relate]): PlacedPoint => {
      const entry = present.get(pointId);
      if (!entry) return { projectId, goalId, pointId, relate, ...unarranged };
      return entry.relate === relate ? entry : { ...entry, relate };
    });
    changed.set(key, inOrderOf([...present.keys()], next));
  }
  return withPoints(matrices, changed);
}

/** Changes how placed points are taught; a change that could not be stored (hours below 0, too long a text) changes nothing of its row. */
export function arrangePoints(
  matrices: LinkedMatrices,
  rows: readonly { place: PointPlace; change: Partial<Arrangement> }[],
): LinkedMatrices {
  const changed = new Map<string, readonly PlacedPoint[]>();
  for (const { place, change } of rows) {
    if (!isStorableArrangement(change)) continue;
    const key = courseCellKey(place);
    const cell = changed.get(key) ?? courseCells.group(matrices.placedPoints, key);
    changed.set(
      key,
      cell.map((entry) => (placeKey(entry) === placeKey(place) ? arranged(entry, change) : entry)),
    );
  }
  return withPoints(matrices, changed);
}

function arranged(entry: PlacedPoint, change: Partial<Arrangement>): PlacedPoint {
  const isChanged = (field: string, value: unknown) => JSON.stringify(Reflect.get(entry, field)) !== JSON.stringify(value);
  const given = Object.entries(change).filter(([field, value]) => value !== undefined && isChanged(field, value));
  return given.length === 0 ? entry : { ...entry, ...Object.fromEntries(given) };
}

function inOrderOf(order: readonly number[], entries: readonly PlacedPoint[]): readonly PlacedPoint[] {
  const place = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length);
  return entries.toSorted((one, other) => place(one.pointId) - place(other.pointId));
}

function withPoints(matrices: LinkedMatrices, changed: ReadonlyMap<string, readonly PlacedPoint[]>): LinkedMatrices {
  const placedPoints = courseCells.replace(matrices.placedPoints, changed);
  return placedPoints === matrices.placedPoints ? matrices : { ...matrices, placedPoints };
}
