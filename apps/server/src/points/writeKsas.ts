import { renumberKsa, type Ksa } from '@college/curriculum-model';
import type { Queries } from '../db';
import { insertKsa, listKsas, trashKsas, updateKsa } from './ksaRepository';

/** Makes the KSA of a course exactly these, numbered without gaps; what is left out goes. Answers their ids in the same order. */
export async function writeKsas(db: Queries, courseUnitId: number, items: readonly Ksa[], now: Date): Promise<number[]> {
  const stored = new Map((await listKsas(db, courseUnitId)).map((ksa) => [ksa.id, ksa]));
  const keptIds = new Set(items.map(({ id }) => id));
  await trashKsas(
    db,
    [...stored.keys()].filter((id) => !keptIds.has(id)),
    now,
  );
  const ids: number[] = [];
  for (const item of renumberKsa(items)) {
    const row = stored.get(item.id);
    if (row) await updateKsa(db, row, item, now);
    ids.push(row?.id ?? (await insertKsa(db, courseUnitId, item)));
  }
  return ids;
}
