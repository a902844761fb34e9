import { sql, type Column, type SQL } from 'drizzle-orm';
import type { OpenDatabase, Transaction } from '../db';
import { inTransaction } from './inTransaction';

// Few enough that nobody waits long for what one transaction holds.
const rowsAtOnce = 2000;

/** Repeats an act on a limited number of records, each time in a transaction of its own, until one reaches fewer; returns how many it reached in all. */
export async function inBatches(database: OpenDatabase, atOnce: number, act: (db: Transaction) => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const count = await inTransaction(database, act);
    all += count;
    if (count < atOnce) return all;
  }
}

/** Deletes the rows that fulfil a condition in batches; `key` is the column that tells the rows of the table apart. */
export async function deleteInBatches(database: OpenDatabase, key: Column, condition: SQL | undefined): Promise<number> {
  const { table } = key;
  return inBatches(database, rowsAtOnce, async (db) => {
    const { rows } = await db.execute(
      sql`delete from ${table} where ${key} in (select ${key} from ${table} where ${condition} limit ${rowsAtOnce}) returning ${key}`,
    );
    return rows.length;
  });
}
