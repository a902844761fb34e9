import { ksaIdentity, type Ksa, type SaveKsaRequest } from '@college/curriculum-model';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { listKsas, listTies, replaceTies } from './ksaRepository';
import { pointMessages } from './messages';
import { listPoints } from './pointRepository';
import { writeKsas } from './writeKsas';

type Entry = SaveKsaRequest['ksa'][number];

/**
 * Replaces the KSA of a course by the list. An entry with a pointId supports that point, and several entries of one item support several; null removes it
 * from all, and an entry without a pointId keeps the points it supports.
 */
export async function saveKsaList(db: Queries, courseUnitId: number, list: readonly Entry[], now: Date): Promise<void> {
  const stored = new Set((await listKsas(db, courseUnitId)).map(({ id }) => id));
  const pointIds = new Set((await listPoints(db, courseUnitId)).map(({ id }) => id));
  const items: (Ksa & { pointIds: number[]; isUntied: boolean })[] = [];
  const known = new Map<string, (typeof items)[number]>();
  for (const [index, { pointId, ...ksa }] of list.entries()) {
    if (ksa.id < 0) continue;
    if (ksa.id > 0 && !stored.has(ksa.id)) throw invalid(pointMessages.ksaOfAnotherCourse(index + 1));
    if (pointId && !pointIds.has(pointId)) throw invalid(pointMessages.supportedPointMissing(index + 1));
    const identity = ksaIdentity(ksa) ?? `line ${index}`;
    const item = known.get(identity) ?? { ...ksa, pointIds: [], isUntied: false };
    if (item.title !== ksa.title) throw invalid(pointMessages.ksaLetterChanged(index + 1));
    if (!known.has(identity)) items.push(item);
    known.set(identity, item);
    if (pointId) item.pointIds.push(pointId);
    if (pointId === null) item.isUntied = true;
  }
  const ties = await listTies(db, courseUnitId);
  const ids = await writeKsas(db, courseUnitId, items, now);
  const supported = new Map<number, number[]>([...pointIds].map((pointId) => [pointId, []]));
  for (const [index, item] of items.entries()) {
    const id = ids[index];
    if (id === undefined) continue;
    const kept = item.isUntied ? [] : ties.filter(({ ksaId }) => ksaId === id).map(({ pointId }) => pointId);
    for (const pointId of item.pointIds.length > 0 ? item.pointIds : kept) supported.get(pointId)?.push(id);
  }
  await replaceTies(db, supported);
}
