import type { Bilingual } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db';
import { readTable } from '../../files/readTable';
import { loadBook } from '../occupationBook';
import { bookColumns } from './bookColumns';
import { parseBookLine } from './parseBookLines';
import { planBookImport, type BookImportPlan } from './planBookImport';
import { storeBookImport } from './storeBookImport';

/** What a file came to, or why it was refused as a whole. */
export type BookImportOutcome = { plan: BookImportPlan; ignored: string[]; isStored: boolean } | { refusal: Bilingual };

// More than three times the classification of 2022.
const limits = { maxLines: 8000, milliseconds: 20_000 };
const importLock = 2_080_904;

/** Reads a file with the classification; stores it, all or nothing, only on request and when no line has a problem. */
export async function importBook(
  { transaction }: Pick<OpenDatabase, 'transaction'>,
  upload: { bytes: Uint8Array; fileName: string },
  { isApplied, now }: { isApplied: boolean; now: Date },
): Promise<BookImportOutcome> {
  const table = await readTable(upload, bookColumns, limits);
  if ('refusal' in table) return table;
  const lines = table.lines.map(parseBookLine);
  return await transaction(async (tx) => {
    // What was compared must still be so when it is stored.
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    const plan = planBookImport(lines, await loadBook(tx));
    const isStored = isApplied && plan.problems.length === 0;
    if (isStored) await storeBookImport(tx, plan, { fileName: upload.fileName, now });
    return { plan, ignored: table.ignored, isStored };
  });
}
