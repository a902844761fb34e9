import type { CurriculumState, StatePart } from '@college/curriculum-model';
import { eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { unpackPart } from '../partContent';
import type { ReceiptPart } from './receiptContent';
import { statesOfReceipt } from './statesOfReceipt';

const { curriculumParts, editionReceiptParts } = schema;

/** The parts that an act changed. */
export function receiptParts(db: Queries, receiptId: number): Promise<ReceiptPart[]> {
  const { kind, lineageId, beforeHash, afterHash } = editionReceiptParts;
  return db
    .select({ kind, lineageId, beforeHash, afterHash })
    .from(editionReceiptParts)
    .where(eq(editionReceiptParts.receiptId, receiptId));
}

/** The digests of such parts. */
export function hashesOf(parts: readonly ReceiptPart[]): string[] {
  return [...new Set(parts.flatMap(({ beforeHash, afterHash }) => [beforeHash, afterHash].filter((hash) => hash !== null)))];
}

/** A curriculum with the parts of a receipt as they were before its act and after it; everything else is as in `now`. */
export async function receiptStates(
  db: Queries,
  receiptId: number,
  now: CurriculumState,
): Promise<Record<'before' | 'after', CurriculumState>> {
  const rows = await receiptParts(db, receiptId);
  const hashes = hashesOf(rows);
  const stored = hashes.length === 0 ? [] : await db.select().from(curriculumParts).where(inArray(curriculumParts.hash, hashes));
  const parts: StatePart[] = [];
  for (const row of stored) parts.push((await unpackPart(row)).part);
  return statesOfReceipt(rows, parts, now);
}
