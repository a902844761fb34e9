import { renumberKsa, type Ksa } from '@college/curriculum-model';
import type { Queries } from '../db';
import { insertKsas, listKsas, trashKsas, updateKsa } from './ksaRepository';

/** Replaces the KSA of a course, numbered without gaps; missing ones are deleted. Returns their ids in the same order. */
export async function writeKsas(db: Queries, courseUnitId: number, items: readonly Ksa[], now: Date): Promise<number[]> {
  const stored = new Map((await listKsas(db, courseUnitId)).map((ksa) => [ksa.id, ksa]));
  const keptIds = new Set(items.map(({ id }) => id));
  await trashKsas(
    db,
    [...stored.keys()].filter((id) => !keptIds.has(id)),
    now,
  );
  const numbered = renumberKsa(items);
  for (const item of numbered) {
    const row = stored.get(item.id);
    if (row) await updateKsa(db, row, item, now);
  }
  const added = numbered.filter(({ id }) => !stored.has(id));
  const addedIds = (await insertKsas(db, courseUnitId, added)).values();
  return numbered.map(({ id }) => (stored.has(id) ? id : (addedIds.next().value ?? 0)));
}
