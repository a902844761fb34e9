import type { Bilingual, Ksa, PointKsa } from '@college/curriculum-model';
import type { Act } from '../audit/act';
import { schema, type Queries } from '../db';
import { replaceTies } from '../points/ksaRepository';
import { revisePoints } from '../points/revisePoints';
import { savePointList } from '../points/savePointList';
import { writeKsas } from '../points/writeKsas';
import { restoreCells } from './restoreCells';
import { reviveRows } from './revive';
import { listIn, removedIn, type StoredState } from './storedState';

/** Brings the points and KSA of a course back as they were, with what supported what, and the matrix entries that had gone with them. */
export async function restorePoints(db: Queries, courseId: number, state: StoredState, act: Act): Promise<Bilingual[]> {
  const points = listIn<PointKsa>(state, 'pointksa');
  const items = listIn<Ksa>(state, 'ksa');
  await revisePoints(db, { courseId, version: undefined, ...act }, async () => {
    const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
    await reviveRows(db, schema.points, courseId, ids(points));
    await reviveRows(db, schema.ksas, courseId, ids(items));
    await savePointList(db, courseId, points, act.now);
    await writeKsas(db, courseId, items, act.now);
    await replaceTies(db, new Map(points.map(({ id, ksa }) => [id, ids(ksa)])));
  });
  return restoreCells(db, courseId, removedIn(state), act);
}
