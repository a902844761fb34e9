import { pickFields, pointFields, type Point } from '@college/curriculum-model';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { differs } from '../db/differs';
import { insertInParts } from './insertInParts';

const { courseMatrixEntries, pointKsas, points } = schema;

export type PointRow = typeof points.$inferSelect;

/** The points of a course in the order of their numbers. */
export async function listPoints(db: Queries, courseUnitId: number): Promise<PointRow[]> {
  return db
    .select()
    .from(points)
    .where(and(eq(points.courseUnitId, courseUnitId), isNull(points.deletedAt)))
    .orderBy(asc(points.position), asc(points.id));
}

/** Adds points and answers their ids in the same order. */
export async function insertPoints(
  db: Queries,
  courseUnitId: number,
  added: readonly { point: Point; position: number }[],
): Promise<number[]> {
  const rows = added.map(({ point, position }) => {
    return { courseUnitId, ...pickFields(pointFields, point), translations: point.translations ?? {}, position };
  });
  return insertInParts(rows, (part) => db.insert(points).values(part).returning({ id: points.id }));
}

/** Writes a point where it differs from what is stored. */
export async function updatePoint(db: Queries, stored: PointRow, point: Point, position: number, now: Date): Promise<void> {
  const fields = { ...pickFields(pointFields, point), translations: point.translations ?? stored.translations, position };
  if (!differs(stored, fields)) return;
  await db
    .update(points)
    .set({ ...fields, version: stored.version + 1, updateTime: now })
    .where(eq(points.id, stored.id));
}

/** Puts points into the trash; their matrix cells and their ties to KSA go for good. */
export async function trashPoints(db: Queries, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(courseMatrixEntries).where(inArray(courseMatrixEntries.pointId, [...ids]));
  await db.delete(pointKsas).where(inArray(pointKsas.pointId, [...ids]));
  await db
    .update(points)
    .set({ deletedAt: now })
    .where(inArray(points.id, [...ids]));
}
