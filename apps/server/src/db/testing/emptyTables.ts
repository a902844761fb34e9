import { sql } from 'drizzle-orm';
import type { Database } from '../database';

/**
 * Removes every record and lets the numbering begin anew. Row by row, without what the tables do on a change: a test leaves few rows, and truncating
 * every table takes longer than the rest of most tests.
 */
export async function emptyTables(db: Database): Promise<void> {
  const tables = names.get(db) ?? (await readNames(db));
  names.set(db, tables);
  await db.execute(
    sql.raw(`do $$ begin
      set local session_replication_role = replica;
      ${tables.map((name) => `delete from ${name};`).join('\n')}
      perform setval(seqrelid::regclass, seqstart, false) from pg_sequence;
    end $$`),
  );
}

const names = new WeakMap<Database, string[]>();

async function readNames(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return rows.map(({ name }) => name);
}
