import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { migrationJournal, type Queries } from '../db';

interface Journal {
  entries: readonly { when: number; tag: string }[];
}

let names: Promise<ReadonlyMap<number, string>> | undefined;

/** The name of the last migration of these tables; its time where a newer version of the program made it. */
export async function readMigration(db: Queries): Promise<string> {
  const { rows } = await db.execute<{ last: string | null }>(sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`);
  const last = Number(rows[0]?.last ?? 0);
  names ??= readNames();
  return (await names).get(last) ?? new Date(last).toISOString();
}

async function readNames(): Promise<ReadonlyMap<number, string>> {
  const { entries } = JSON.parse(await readFile(migrationJournal, 'utf8')) as Journal;
  return new Map(entries.map(({ when, tag }) => [when, tag]));
}
