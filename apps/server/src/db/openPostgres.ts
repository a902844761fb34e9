import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseLogger, OpenDatabase } from './database';
import { migrateTables } from './migrate';
import * as schema from './schema';

/** Connects to a PostgreSQL server (15 or newer) and brings its tables up to date. */
export async function openPostgres(url: string, logger: DatabaseLogger): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    options: '-c TimeZone=UTC',
  });
  // Without a listener a restart of the database would end this process.
  pool.on('error', (error) => logger.warn({ error: error.message }, 'a database connection was lost; the next query opens another'));
  try {
    await migrateTables(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  return {
    db,
    engine: 'postgres',
    transaction: (act) => db.transaction(act),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  };
}
