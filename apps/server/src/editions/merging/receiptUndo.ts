import { eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { editionMessages } from '../messages';
import type { ReceiptRow } from './receiptRepository';

const { editionReceipts, majors } = schema;

/** The undos that hold, by what they undid: an undo that was undone itself holds no more. */
export async function undosOf(db: Queries, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: editionReceipts.id, of: editionReceipts.undoOfId })
    .from(editionReceipts)
    .where(inArray(editionReceipts.undoOfId, [...ids]));
  const undone = await undosOf(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(rows.flatMap(({ id, of }) => (of === null || undone.has(id) ? [] : [[of, id] as const])));
}

/** Why an act cannot be undone now; undefined where it can. */
export async function whyNotUndoable(db: Queries, { id, targetMajorId, homeMajorId }: ReceiptRow) {
  if ((await undosOf(db, [id])).has(id)) return editionMessages.undone;
  const [target] = await db.select({ deletedAt: majors.deletedAt }).from(majors).where(eq(majors.id, targetMajorId));
  if (target && !target.deletedAt) return undefined;
  return targetMajorId === homeMajorId ? editionMessages.missing : editionMessages.notOpen;
}
