import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseLogger, OpenDatabase } from './database';
import { DatabaseFaultError } from './databaseFault';
import { databaseMessages } from './messages';
import { migrateTables } from './migrate';
import { checkRoom } from './roomCheck';
import { PostgresSignals } from './postgresSignals';
import * as schema from './schema';
import { SilenceEndingClient } from './silenceEndingClient';
import { transactionsOn } from './transactions';

const oldestVersion = 150_000;

/** How long a database may stay silent, in milliseconds: whoever asked is answered within ten seconds. */
const patience = {
  connectionTimeoutMillis: 3500,
  // PostgreSQL ends a slow statement itself; a server that does not answer at all is given up a little later.
  statement_timeout: 6500,
  query_timeout: 7000,
};
const pingMilliseconds = 3000;

/**
 * Connects to a PostgreSQL server (15 or newer) and brings its tables up to date. `directUrl` leads to the same database past a pooler, which would not carry what
 * one connection listens to.
 */
export async function openPostgres(url: string, logger: DatabaseLogger, directUrl = url): Promise<OpenDatabase> {
  const settings = connectionSettings(url);
  const signals = new PostgresSignals({ ...connectionSettings(directUrl), ...patience }, logger);
  await prepareServer(settings);
  const pool = new pg.Pool({ ...settings, ...patience, max: 10, Client: SilenceEndingClient });
  listenForLosses(pool, logger);
  const transaction = transactionsOn(pool);
  const room = checkRoom(transaction);
  const db = Object.assign(drizzle(pool, { schema, casing: 'snake_case' }), { transaction });
  return {
    db,
    engine: 'postgres',
    transaction,
    signals,
    ping: () => withinPing(db.execute('select 1').then(() => room.confirm())),
    doubtRoom: room.doubt,
    // A server may come back at any time.
    lost: new Promise(() => undefined),
    async close() {
      await signals.close();
      await pool.end();
    },
  };
}

function connectionSettings(url: string): pg.ClientConfig {
  if (!URL.canParse(url)) throw new Error(databaseMessages.wrongAddress);
  return {
    connectionString: url,
    // A server process that hangs must not hold the rows that it locked.
    idle_in_transaction_session_timeout: 60_000,
    options: '-c TimeZone=UTC',
    // A connection whose other end is gone without a word is found dead, also while nobody asks.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** On a connection of its own: neither waiting for another server's turn nor a long migration is a database that is silent. */
async function prepareServer(settings: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: patience.connectionTimeoutMillis });
  client.on('error', () => undefined);
  try {
    await checkServer(client);
    await migrateTables(client);
  } finally {
    await client.end();
  }
}

async function withinPing(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseFaultError('silent', databaseMessages.silent)), pingMilliseconds);
  });
  try {
    await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Without a listener a restart of the database would end this process; a connection in use has only the one that it gets here. */
function listenForLosses(pool: pg.Pool, logger: DatabaseLogger): void {
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ error: error.message }, 'a database connection was lost; the next query opens another'));
  });
  // Idle connections also emit errors on the pool; they are already logged.
  pool.on('error', () => undefined);
}

async function checkServer(client: pg.Client): Promise<void> {
  const answer = await askServer(client);
  if (answer.version < oldestVersion) throw new Error(databaseMessages.tooOld);
  if (answer.encoding !== 'UTF8') throw new Error(databaseMessages.wrongEncoding);
}

async function askServer(client: pg.Client): Promise<{ version: number; encoding: string }> {
  try {
    await client.connect();
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
    );
    return rows[0];
  } catch (error) {
    // The address may hold a password and stays out of the sentence.
    const reason = error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : 'unknown';
    throw new Error(databaseMessages.unreachable(reason), { cause: error });
  }
}
