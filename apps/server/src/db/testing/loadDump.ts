import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import type { Database } from '../database';

/** Runs `act` on one connection of a database. */
export async function onConnection<Result>(db: Database, act: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await (db as Database & { $client: Pool }).$client.connect();
  try {
    return await act(client);
  } finally {
    client.release();
  }
}

/** Replaces all that a database holds by a dump of `dumps`, named by the last migration that it had. */
export async function loadDump(db: Database, name: string): Promise<void> {
  const packed = await readFile(new URL(`../dumps/${name}.sql.gz`, import.meta.url));
  const dump = (await promisify(gunzip)(packed)).toString();
  await onConnection(db, async (client) => {
    await client.query('drop schema public cascade; drop schema if exists drizzle cascade; create schema public');
    await client.query(dump);
    await client.query('reset all');
  });
}

/** All records as they are stored, by table; those of the migrator too. */
export async function allRecords(db: Database): Promise<Record<string, Record<string, unknown>[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
  );
  const rowsOf = ({ name }: { name: string }) =>
    `select '${name}' as name, coalesce(jsonb_agg(to_jsonb(r) order by r::text), '[]') as rows from ${name} r`;
  const { rows } = await db.execute<{ name: string; rows: Record<string, unknown>[] }>(tables.map(rowsOf).join(' union all '));
  return Object.fromEntries(rows.map(({ name, rows: records }) => [name, records]));
}
