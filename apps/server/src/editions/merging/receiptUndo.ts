import type { Bilingual } from '@college/curriculum-model';
import { eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { EditionRow } from '../editionRepository';
import { editionMessages } from '../messages';
import { hasAllRows } from './draftRows';
import type { ReceiptRow } from './receiptRepository';

const { editionReceipts, editions, majors } = schema;

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
export async function whyNotUndoable(
  db: Queries,
  { id, editionId, targetMajorId, homeMajorId }: ReceiptRow,
): Promise<Bilingual | undefined> {
  if ((await undosOf(db, [id])).has(id)) return editionMessages.undone;
  const [target] = await db.select({ deletedAt: majors.deletedAt }).from(majors).where(eq(majors.id, targetMajorId));
  if (target && !target.deletedAt) return undefined;
  const [edition] = editionId === null ? [] : await db.select().from(editions).where(eq(editions.id, editionId));
  return targetMajorId === homeMajorId || !edition ? editionMessages.missing : editionMessages.notOpen(edition);
}

/** The merge of a draft that it closed, which opens again by an undo; undefined for any other act. */
export function closedBy<Edition extends Pick<EditionRow, 'status' | 'deletedAt'>>(
  { act, request }: Pick<ReceiptRow, 'act' | 'request'>,
  edition: Edition | undefined,
): Edition | undefined {
  return act === 'merge' && !request.bases && edition?.status === 'merged' && edition.deletedAt === null ? edition : undefined;
}

/** What an undo does not bring back: a draft of which rows were removed. */
export async function whatStaysGone(db: Queries, receipt: ReceiptRow): Promise<Bilingual | undefined> {
  if (receipt.editionId === null) return undefined;
  const [edition] = await db.select().from(editions).where(eq(editions.id, receipt.editionId));
  const closed = closedBy(receipt, edition);
  return closed && !(await hasAllRows(db, closed)) ? editionMessages.draftGone : undefined;
}
