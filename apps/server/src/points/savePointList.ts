import type { Point } from '@college/curriculum-model';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { pointMessages } from './messages';
import { insertPoints, listPoints, trashPoints, updatePoint } from './pointRepository';

/**
 * Replaces the points of a course by the list: 0 is new, negative ids and missing points are deleted, the order of the list is the order of the numbers.
 * Returns the id of each remaining entry, in the list's order.
 */
export async function savePointList(db: Queries, courseUnitId: number, list: readonly Point[], now: Date): Promise<number[]> {
  const stored = new Map((await listPoints(db, courseUnitId)).map((point) => [point.id, point]));
  const seen = new Set<number>();
  for (const [index, { id }] of list.entries()) {
    if (id === 0) continue;
    if (seen.has(Math.abs(id))) throw invalid(pointMessages.pointListedTwice(index + 1));
    seen.add(Math.abs(id));
    if (id > 0 && !stored.has(id)) throw invalid(pointMessages.pointOfAnotherCourse(index + 1));
  }
  const kept = list.filter(({ id }) => id >= 0);
  const keptIds = new Set(kept.map(({ id }) => id));
  await trashPoints(
    db,
    [...stored.keys()].filter((id) => !keptIds.has(id)),
    now,
  );
  for (const [position, point] of kept.entries()) {
    const row = stored.get(point.id);
    if (row) await updatePoint(db, row, point, position, now);
  }
  const added = kept.flatMap((point, position) => (stored.has(point.id) ? [] : [{ point, position }]));
  const addedIds = (await insertPoints(db, courseUnitId, added)).values();
  return kept.map(({ id }) => (stored.has(id) ? id : (addedIds.next().value ?? 0)));
}

/** Places in the list, counted from 1, of negative ids that delete nothing: points of another course, or deleted before. */
export function strayDeletions(stored: readonly Pick<Point, 'id'>[], list: readonly Pick<Point, 'id'>[]): number[] {
  const ids = new Set(stored.map(({ id }) => id));
  return list.flatMap(({ id }, index) => (id < 0 && !ids.has(-id) ? [index + 1] : []));
}
