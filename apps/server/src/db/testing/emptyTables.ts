import { sql } from 'drizzle-orm';
import type { Database } from '../database';

/** Removes every record and lets the numbering begin anew. */
export async function emptyTables(db: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  await db.execute(sql.raw(`truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`));
}
