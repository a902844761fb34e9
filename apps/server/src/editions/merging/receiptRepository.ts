import type { CurriculumState } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { storeContents } from '../stateRepository';
import { receiptContent, type ReceiptContent } from './receiptContent';

const { editionReceiptParts, editionReceipts } = schema;

export type ReceiptRow = typeof editionReceipts.$inferSelect;
export type NewReceipt = Omit<typeof editionReceipts.$inferInsert, 'counts' | 'id'>;

/** Stores a receipt of the changes between two states; every entry that this transaction writes into the audit log from now on belongs to it. */
export async function openReceipt(
  db: Queries,
  receipt: NewReceipt,
  states: Record<'before' | 'after', CurriculumState>,
): Promise<ReceiptRow> {
  return openReceiptOf(db, receipt, await receiptContent(states));
}

/** The same of what was worked out already. */
export async function openReceiptOf(db: Queries, receipt: NewReceipt, { counts, parts, contents }: ReceiptContent): Promise<ReceiptRow> {
  const [row] = await db
    .insert(editionReceipts)
    .values({ ...receipt, counts })
    .returning();
  if (!row) throw new Error('edition_receipts: the insert returned no row');
  await db.execute(sql`select set_config('college.receipt', ${String(row.id)}, true)`);
  await storeContents(
    db,
    parts.flatMap(({ beforeHash, afterHash }) => [beforeHash, afterHash].filter((hash) => hash !== null)),
    { contents, now: row.at },
  );
  if (parts.length > 0) await db.insert(editionReceiptParts).values(parts.map((part) => ({ receiptId: row.id, ...part })));
  return row;
}

/** From now on entries of the audit log belong to no receipt. */
export async function closeReceipt(db: Queries): Promise<void> {
  await db.execute(sql`select set_config('college.receipt', '', true)`);
}
