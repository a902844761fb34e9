import type { PointKsa } from '@college/curriculum-model';
import type { ArrivalRecord } from '../../support/arrival/ArrivalContext';

/** The position of a point or a KSA item in the list: the row, and the place among its items; null for one that is not there. */
export function arrivalPlace(points: readonly PointKsa[], { kind, id }: ArrivalRecord): { row: number; ksa?: number } | null {
  for (const [row, point] of points.entries()) {
    if (kind === 'point' && point.id === id) return { row };
    const ksa = kind === 'ksa' ? point.ksa.findIndex((item) => item.id === id) : -1;
    if (ksa >= 0) return { row, ksa };
  }
  return null;
}
