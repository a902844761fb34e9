import type pg from 'pg';
import { BackupError, backupMessages, NotEmptyError } from './messages';

/** Refuses while anybody else is connected: a server would go on with records that are no longer there. */
export async function requireAlone(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ others: number; name: string }>(`
    select count(*) filter (where pid <> pg_backend_pid() and usename is not null)::int as others, current_database() as name
    from pg_stat_activity where datname = current_database()`);
  if (rows[0]?.others) throw new BackupError(backupMessages.serverConnected(rows[0].name));
}

/** Removes tables and functions of this program; refuses records where they are not to be replaced, and whatever belongs to another program. */
export async function emptyOwnDatabase(client: pg.ClientBase, isReplacing: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string; tables: string[]; isOwn: boolean }>(`
    select current_database() as name, coalesce(array_agg(tablename::text) filter (where tablename is not null), '{}') as tables,
      to_regclass('drizzle.__drizzle_migrations') is not null as "isOwn"
    from (select tablename from pg_tables where schemaname = 'public') t`);
  const { name = '', tables = [], isOwn = false } = rows[0] ?? {};
  if (tables.length > 0 && !isOwn) throw new BackupError(backupMessages.foreign(name));
  if (!isReplacing && (await hasRecords(client, tables))) throw new NotEmptyError(name);
  if (tables.length > 0) await client.query(`drop table ${tables.map((table) => `public."${table}"`).join(', ')} cascade`);
  const { rows: routines } = await client.query<{ routine: string }>(`
    select p.oid::regprocedure::text as routine from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  if (isOwn) for (const { routine } of routines) await client.query(`drop routine ${routine} cascade`);
  await client.query('drop table if exists drizzle.__drizzle_migrations');
}

async function hasRecords(client: pg.ClientBase, tables: readonly string[]): Promise<boolean> {
  if (tables.length === 0) return false;
  const { rows } = await client.query<{ found: boolean }>(
    `select ${tables.map((table) => `exists (select 1 from public."${table}")`).join(' or ')} as found`,
  );
  return rows[0]?.found ?? false;
}
