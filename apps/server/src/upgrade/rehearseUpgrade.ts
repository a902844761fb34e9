import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { pendingMigrations, type PendingMigration } from '../db/migrationSteps';
import type { OpenArchive } from '../backup/readArchive';
import { onNewDatabase } from '../backup/restoreArchive';
import { restoreRecords } from '../backup/restoreRecords';
import { stepOfArchive } from '../backup/stepOfArchive';
import { emptyOwnDatabase } from '../backup/targetDatabase';

/** A table that nobody can write meanwhile, or neither read. */
export interface HeldTable {
  name: string;
  rows: number;
  bytes: number;
  holds: 'all' | 'writes';
}

/** What one step of the tables did to the records of an archive, in milliseconds. */
export interface RehearsedStep {
  name: string;
  milliseconds: number;
  tables: readonly HeldTable[];
}

export interface Rehearsal {
  /** The step that the archive had. */
  from: string;
  steps: readonly RehearsedStep[];
}

/** Brings the records of an archive up to this version in a database that is thrown away, and notes what each step took and held. */
export async function rehearseUpgrade(archive: OpenArchive): Promise<Rehearsal> {
  const from = await stepOfArchive(archive.head);
  const migrations = await pendingMigrations(from);
  if (migrations.length === 0) return { from: from.name, steps: [] };
  const folder = await mkdtemp(path.join(tmpdir(), 'college-rehearsal-'));
  try {
    return await onNewDatabase(folder, async (client) => {
      await restoreRecords(client, archive, () => emptyOwnDatabase(client, true));
      await client.query('analyze');
      const steps: RehearsedStep[] = [];
      for (const migration of migrations) steps.push(await rehearse(client, migration));
      return { from: from.name, steps };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rehearse(client: pg.ClientBase, { name, statements }: PendingMigration): Promise<RehearsedStep> {
  const sizes = await sizesOf(client);
  await client.query('begin');
  const begun = performance.now();
  for (const statement of statements) await client.query(statement);
  const milliseconds = performance.now() - begun;
  const { rows: locks } = await client.query<{ name: string; holdsAll: boolean }>(`
    select c.relname::text as name, bool_or(l.mode = 'AccessExclusiveLock') as "holdsAll" from pg_locks l join pg_class c on c.oid = l.relation
    where l.pid = pg_backend_pid() and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and l.mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')
    group by c.relname order by c.relname`);
  await client.query('commit');
  const tables = locks.flatMap(({ name: table, holdsAll }): HeldTable[] => {
    // What the step itself makes nobody waits for.
    const size = sizes.get(table);
    return size ? [{ name: table, ...size, holds: holdsAll ? 'all' : 'writes' }] : [];
  });
  return { name, milliseconds, tables };
}

async function sizesOf(client: pg.ClientBase): Promise<Map<string, { rows: number; bytes: number }>> {
  const { rows } = await client.query<{ name: string; rows: number; bytes: string }>(`
    select relname::text as name, greatest(reltuples, 0)::float8 as rows, pg_total_relation_size(oid)::text as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return new Map(rows.map(({ name, rows: count, bytes }) => [name, { rows: count, bytes: Number(bytes) }]));
}
