import { ksaIdentity, leavesKsa, maxPoints, type Ksa, type ReadPoint } from '@college/curriculum-model';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { listKsas, listTies, replaceTies } from './ksaRepository';
import { pointMessages } from './messages';
import { savePointList } from './savePointList';
import { writeKsas } from './writeKsas';

/**
 * Replaces points and KSA of a course by the rows of the table. A KSA item that supported a point and is no longer in the table is deleted; one that
 * supported no point was not shown and is kept, and so are all of them where the table has no KSA.
 */
export async function replacePointKsa(db: Queries, courseUnitId: number, list: readonly ReadPoint[], now: Date): Promise<void> {
  if (leavesKsa(list)) {
    await savePointList(db, courseUnitId, list, now);
    return;
  }
  const shown = new Set((await listTies(db, courseUnitId)).map(({ ksaId }) => ksaId));
  const stored = await listKsas(db, courseUnitId);
  const pointIds = await savePointList(db, courseUnitId, list, now);
  const { items, rows } = gatherKsas(
    list.filter(({ id }) => id >= 0),
    new Map(stored.map((ksa) => [ksa.id, ksa])),
  );
  const named = new Set(items.map(({ id }) => id));
  const unseen = stored.filter((ksa) => !shown.has(ksa.id) && !named.has(ksa.id));
  if (items.length + unseen.length > maxPoints) throw invalid(pointMessages.tooManyKsa);
  const ksaIds = await writeKsas(db, courseUnitId, [...items, ...unseen], now);
  const supports = pointIds.map((pointId, index) => [pointId, (rows[index] ?? []).flatMap((item) => ksaIds[item] ?? [])] as const);
  await replaceTies(db, new Map(supports));
}

/** One entry for each KSA item, even if it is under several points; new ones are the same when letter, number and text are. */
function gatherKsas(list: readonly ReadPoint[], stored: ReadonlyMap<number, Ksa>) {
  const items: Ksa[] = [];
  const byKey = new Map<string, number>();
  let line = 0;
  const rows = list.map(({ ksa = [] }) =>
    ksa
      .filter(({ id }) => id >= 0)
      .map((item) => {
        line += 1;
        if (item.id > 0 && !stored.has(item.id)) throw invalid(pointMessages.ksaOfAnotherCourse(line));
        const key = ksaIdentity(item) ?? `line ${line}`;
        const known = byKey.get(key);
        if (known !== undefined) {
          if (items[known]?.title !== item.title) throw invalid(pointMessages.ksaLetterChanged(line));
          return known;
        }
        byKey.set(key, items.length);
        return items.push(item) - 1;
      }),
  );
  return { items, rows };
}
