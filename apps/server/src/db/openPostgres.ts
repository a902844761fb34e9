import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseLogger, OpenDatabase } from './database';
import { databaseMessages } from './messages';
import { migrateTables } from './migrate';
import * as schema from './schema';
import { transactionsOn } from './transactions';

const oldestVersion = 150_000;

/** Connects to a PostgreSQL server (15 or newer) and brings its tables up to date. */
export async function openPostgres(url: string, logger: DatabaseLogger): Promise<OpenDatabase> {
  const pool = makePool(url);
  listenForLosses(pool, logger);
  try {
    await checkServer(pool);
    await migrateTables(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const transaction = transactionsOn(pool);
  return {
    db: Object.assign(drizzle(pool, { schema, casing: 'snake_case' }), { transaction }),
    engine: 'postgres',
    transaction,
    ping: async () => void (await pool.query('select 1')),
    // A server may come back at any time.
    lost: new Promise(() => undefined),
    close: () => pool.end(),
  };
}

function makePool(url: string): pg.Pool {
  if (!URL.canParse(url)) throw new Error(databaseMessages.wrongAddress);
  return new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // A server process that hangs must not hold the rows that it locked.
    idle_in_transaction_session_timeout: 60_000,
    options: '-c TimeZone=UTC',
  });
}

/** Without a listener a restart of the database would end this process; a connection in use has only the one that it gets here. */
function listenForLosses(pool: pg.Pool, logger: DatabaseLogger): void {
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ error: error.message }, 'a database connection was lost; the next query opens another'));
  });
  // Idle connections also emit errors on the pool; they are already logged.
  pool.on('error', () => undefined);
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const answer = await askServer(pool);
  if (answer.version < oldestVersion) throw new Error(databaseMessages.tooOld);
  if (answer.encoding !== 'UTF8') throw new Error(databaseMessages.wrongEncoding);
}

async function askServer(pool: pg.Pool): Promise<{ version: number; encoding: string }> {
  try {
    const { rows } = await pool.query(
      "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
    );
    return rows[0];
  } catch (error) {
    // The address may hold a password and stays out of the sentence.
    const reason = error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : 'unknown';
    throw new Error(databaseMessages.unreachable(reason), { cause: error });
  }
}
