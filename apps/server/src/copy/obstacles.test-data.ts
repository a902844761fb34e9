import { sql } from 'drizzle-orm';
import type { Database } from '../db';

/** The tables that a copy writes, in the order of its steps, and the last message before each. */
export const writtenTables = [
  ['course_units', 1],
  ['projects', 2],
  ['points', 3],
  ['teaching_goals', 4],
  ['major_matrix_entries', 5],
  ['course_matrix_entries', 6],
  ['project_matrix_entries', 7],
  ['syllabuses', 8],
  ['audit_log', 9],
] as const;

export type WrittenTable = (typeof writtenTables)[number][0];

/** Besides, the receipt that a copy leaves. */
type BreakableTable = WrittenTable | 'edition_receipts';

/** Makes every insert into a table fail. */
export async function breakTable(db: Database, table: BreakableTable): Promise<void> {
  await onInsert(db, table, "raise exception 'the disk is full'");
}

/** Makes every insert into a table take its time. */
export async function slowTable(db: Database, table: WrittenTable, seconds: number): Promise<void> {
  await onInsert(db, table, `perform pg_sleep(${seconds})`);
}

/** The key of a copy that is blocked at a table, or delayed by a second there, once `slowNamedCopies` has been called. */
export function copyAt(table: WrittenTable, pace: 'stop' | 'slow'): string {
  return `${pace}-at-${table}`;
}

/** Makes the inserts of a running copy into the one table that its key names take their time. */
export async function slowNamedCopies(db: Database): Promise<void> {
  await db.execute(
    sql.raw(`create function stand_still() returns trigger language plpgsql as $$ begin
      perform pg_sleep(case when "unique" like 'stop-%' then 60 else 1 end)
        from copy_jobs where "unique" in ('stop-at-' || tg_table_name, 'slow-at-' || tg_table_name) and state = 'running';
      return null; end $$`),
  );
  for (const [table] of writtenTables) {
    await db.execute(sql.raw(`create trigger stand_still before insert on ${table} for each statement execute function stand_still()`));
  }
}

/** Lets a table take inserts again as before. */
export async function freeTable(db: Database): Promise<void> {
  await db.execute(sql`drop function if exists hinder() cascade`);
}

async function onInsert(db: Database, table: BreakableTable, act: string): Promise<void> {
  await freeTable(db);
  await db.execute(sql.raw(`create function hinder() returns trigger language plpgsql as $$ begin ${act}; return null; end $$`));
  await db.execute(sql.raw(`create trigger hinder before insert on ${table} for each statement execute function hinder()`));
}

/**
 * On PostgreSQL: loses the connections that hold a transaction open, as a network would, and waits until they and their locks are gone.
 * Without it a statement runs to its end first.
 */
export async function loseTransactions(db: Database): Promise<void> {
  await db.execute(
    sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  );
}
