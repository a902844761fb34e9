import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrationsFolder } from './migrationSteps';

// Any number will do as long as every server process uses the same.
const migrationLock = 2_080_902;

/** Brings the tables up to date. Server processes that start together take turns, because the migrator takes no lock of its own. */
export async function migrateTables(client: pg.ClientBase): Promise<void> {
  // Neither waiting for another server's turn nor a long migration is a query gone wrong.
  await client.query('set statement_timeout = 0');
  // The lock ends with its connection, also where a migration fails.
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  await migrate(drizzle(client as pg.Client, { casing: 'snake_case' }), { migrationsFolder });
  await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  await client.query('reset statement_timeout');
}
