import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** One step of the tables, by its name and the time by which the migrator knows it. */
export interface MigrationStep {
  name: string;
  when: number;
}

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** The steps that this version of the program knows, the oldest first. */
export async function knownSteps(): Promise<MigrationStep[]> {
  const journal = JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: readonly { tag: string; when: number }[];
  };
  return journal.entries.map(({ tag, when }) => ({ name: tag, when }));
}

/** The last step that the tables of a database took; its name is empty where this version does not know it. */
export async function newestMigration(client: pg.ClientBase): Promise<MigrationStep> {
  const { rows } = await client.query<{ when: string | null }>('select max(created_at)::text as when from drizzle.__drizzle_migrations');
  const when = Number(rows[0]?.when ?? 0);
  return { name: (await knownSteps()).find((step) => step.when === when)?.name ?? '', when };
}

/** Makes the tables as they were after the step, inside the transaction that is open: the migrator commits its own. */
export async function makeTablesOf({ when }: MigrationStep, client: pg.ClientBase): Promise<void> {
  await client.query(
    'create schema if not exists drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis > when) break;
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis]);
  }
}

/** A step that tables have not taken yet, with its statements. */
export interface PendingMigration {
  name: string;
  statements: readonly string[];
}

/** The steps of this version that come after one, the oldest first. */
export async function pendingMigrations({ when }: MigrationStep): Promise<PendingMigration[]> {
  const names = new Map((await knownSteps()).map((step) => [step.when, step.name]));
  return readMigrationFiles({ migrationsFolder })
    .filter(({ folderMillis }) => folderMillis > when)
    .map(({ folderMillis, sql }) => ({ name: names.get(folderMillis) ?? String(folderMillis), statements: sql }));
}
