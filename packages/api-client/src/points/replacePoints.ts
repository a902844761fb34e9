import type { Ksa, Point, PointKsa, ReadPoint, SaveKsaRequest, SavePointsRequest } from '@college/curriculum-model';

/** The savepoints body that makes the stored points exactly the wanted ones: missing ids are negated. */
export function pointsReplacing(courseId: number, stored: readonly PointKsa[], wanted: readonly ReadPoint[]): SavePointsRequest {
  const kept = new Set(wanted.map(({ id }) => id));
  const removed = stored.filter(({ id }) => !kept.has(id)).map((point) => ({ ...withoutKsa(point), id: -point.id }));
  return { courseId, points: [...wanted.map(withoutKsa), ...removed] };
}

/** A point alone, as the documented calls carry it. */
export function withoutKsa(pointKsa: ReadPoint): Point {
  const { ksa: _, ...point } = pointKsa;
  return point;
}

/** The saveksa body that makes the items under the stored points exactly the wanted ones, tied to the points as they were saved; `items` are all of the course, and one under no point stays. */
export function ksaReplacing(
  courseId: number,
  { points: stored, ksa: items }: { points: readonly PointKsa[]; ksa: readonly Ksa[] },
  wanted: readonly ReadPoint[],
  savedPoints: readonly Point[],
): SaveKsaRequest {
  const unclaimed = savedPoints.filter(({ id }) => id > 0);
  const ksa: SaveKsaRequest['ksa'] = [];
  for (const point of wanted) {
    // A new point gets its id from the server, so it is found again by its texts.
    const at = unclaimed.findIndex((saved) => (point.id > 0 ? saved.id === point.id : isSameText(saved, point)));
    const pointId = unclaimed.splice(at, at < 0 ? 0 : 1)[0]?.id;
    ksa.push(...(point.ksa ?? []).map((item) => ({ ...item, pointId })));
  }
  const kept = new Set(ksa.map(({ id }) => id));
  const gone = new Map(stored.flatMap((point) => point.ksa).map((item) => [item.id, item]));
  for (const item of gone.values()) if (!kept.has(item.id)) ksa.push({ ...item, id: -item.id });
  ksa.push(...items.filter(({ id }) => !gone.has(id) && !kept.has(id)));
  return { courseId, ksa };
}

function isSameText(saved: Point, wanted: Point): boolean {
  return saved.title === wanted.title.trim() && saved.description === wanted.description.trim();
}
