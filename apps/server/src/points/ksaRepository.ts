import { ksaFields, pickFields, type Ksa } from '@college/curriculum-model';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { differs } from '../db/differs';
import { insertInParts } from './insertInParts';

const { ksas, pointKsas, points, projectMatrixEntries } = schema;

export type KsaRow = typeof ksas.$inferSelect;

/** The KSA of a course by letter and number. */
export async function listKsas(db: Queries, courseUnitId: number): Promise<KsaRow[]> {
  return db
    .select()
    .from(ksas)
    .where(and(eq(ksas.courseUnitId, courseUnitId), isNull(ksas.deletedAt)))
    .orderBy(asc(ksas.title), asc(ksas.level), asc(ksas.id));
}

/** Which KSA support which point of a course. */
export async function listTies(db: Queries, courseUnitId: number): Promise<{ pointId: number; ksaId: number }[]> {
  return db
    .select({ pointId: pointKsas.pointId, ksaId: pointKsas.ksaId })
    .from(pointKsas)
    .innerJoin(points, eq(points.id, pointKsas.pointId))
    .where(and(eq(points.courseUnitId, courseUnitId), isNull(points.deletedAt)))
    .orderBy(asc(pointKsas.pointId), asc(pointKsas.position), asc(pointKsas.ksaId));
}

/** Replaces what supports some points: for each its KSA in their order. */
export async function replaceTies(db: Queries, supports: ReadonlyMap<number, readonly number[]>): Promise<void> {
  const pointIds = [...supports.keys()];
  if (pointIds.length === 0) return;
  await db.delete(pointKsas).where(inArray(pointKsas.pointId, pointIds));
  const rows = [...supports].flatMap(([pointId, ksaIds]) => [...new Set(ksaIds)].map((ksaId, position) => ({ pointId, ksaId, position })));
  await insertInParts(rows, async (part) => {
    await db.insert(pointKsas).values(part);
    return [];
  });
}

/** Adds KSA items and answers their ids in the same order. */
export async function insertKsas(db: Queries, courseUnitId: number, added: readonly Ksa[]): Promise<number[]> {
  const rows = added.map((ksa) => ({ courseUnitId, ...codeAndFields(ksa), translations: ksa.translations ?? {} }));
  return insertInParts(rows, (part) => db.insert(ksas).values(part).returning({ id: ksas.id }));
}

/** Writes a KSA item where it differs from what is stored. */
export async function updateKsa(db: Queries, stored: KsaRow, ksa: Ksa, now: Date): Promise<void> {
  const fields = { ...codeAndFields(ksa), translations: ksa.translations ?? stored.translations };
  if (!differs(stored, fields)) return;
  await db
    .update(ksas)
    .set({ ...fields, version: stored.version + 1, updateTime: now })
    .where(eq(ksas.id, stored.id));
}

/** Puts KSA items into the trash; their matrix cells and their ties to points go for good. */
export async function trashKsas(db: Queries, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(projectMatrixEntries).where(inArray(projectMatrixEntries.ksaId, [...ids]));
  await db.delete(pointKsas).where(inArray(pointKsas.ksaId, [...ids]));
  await db
    .update(ksas)
    .set({ deletedAt: now })
    .where(inArray(ksas.id, [...ids]));
}

function codeAndFields(ksa: Ksa) {
  const { title, level } = ksa;
  return { title, level, ...pickFields(ksaFields, ksa) };
}
