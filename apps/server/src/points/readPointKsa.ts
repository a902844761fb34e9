import { ksaFields, pickFields, pointFields, type Ksa, type Point, type PointKsa } from '@college/curriculum-model';
import type { Queries } from '../db';
import { listKsas, listTies, type KsaRow } from './ksaRepository';
import { listPoints, type PointRow } from './pointRepository';

/** The points of a course in their order, each with the KSA that support it. */
export async function readPointKsa(db: Queries, courseUnitId: number): Promise<PointKsa[]> {
  const points = await listPoints(db, courseUnitId);
  if (points.length === 0) return [];
  const ksas = new Map((await listKsas(db, courseUnitId)).map((ksa) => [ksa.id, presentKsa(ksa)]));
  const supporting = new Map<number, Ksa[]>(points.map((point) => [point.id, []]));
  for (const { pointId, ksaId } of await listTies(db, courseUnitId)) {
    const ksa = ksas.get(ksaId);
    if (ksa) supporting.get(pointId)?.push(ksa);
  }
  return points.map((point) => ({ ...presentPoint(point), ksa: supporting.get(point.id) ?? [] }));
}

/** A point in its wire format. */
export function presentPoint(point: Pick<PointRow, keyof Point & keyof PointRow>): Point {
  const { id, translations } = point;
  return { id, ...pickFields(pointFields, point), translations };
}

/** A KSA item in its wire format; shown as its letter and number. */
export function presentKsa(ksa: Pick<KsaRow, keyof Ksa & keyof KsaRow>): Ksa {
  const { id, title, level, translations } = ksa;
  return { id, title, level, ...pickFields(ksaFields, ksa), translations };
}
