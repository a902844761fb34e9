import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseLogger, OpenDatabase } from './database';
import { DatabaseFaultError } from './databaseFault';
import { databaseMessages } from './messages';
import { measurePool } from './measures';
import { migrateTables } from './migrate';
import { checkRoom } from './roomCheck';
import { PostgresSignals } from './postgresSignals';
import { directPool, poolThroughPooler } from './pools';
import { openReplica } from './replica/openReplica';
import { directSettings, patience, unreachable } from './postgresConnection';
import * as schema from './schema';
import { traceStatements } from '../tracing/traceStatements';
import { transactionsOn } from './transactions';

const oldestVersion = 150_000;

const pingMilliseconds = 3000;

interface OtherAddresses {
  directUrl?: string | undefined;
  replicaUrl?: string | undefined;
}

/**
 * Connects to a PostgreSQL server (15 or newer) and brings its tables up to date. With a `directUrl`, `url` leads to a pooler of transactions, and `directUrl` past
 * it to the same database: a pooler carries neither the lock of a migration nor what one connection listens to. A `replicaUrl` leads to a streaming replica of it.
 */
export async function openPostgres(
  url: string,
  logger: DatabaseLogger,
  { directUrl, replicaUrl }: OtherAddresses = {},
): Promise<OpenDatabase> {
  const straight = directUrl ?? url;
  const signals = new PostgresSignals({ ...directSettings(straight), ...patience }, logger);
  await prepareServer(straight);
  const pool = directUrl === undefined ? directPool(url, logger) : await poolThroughPooler(url, logger);
  traceStatements(pool);
  const transaction = transactionsOn(pool);
  const room = checkRoom(transaction);
  const beside = replicaUrl === undefined ? undefined : openReplica({ url: replicaUrl, primaryUrl: straight, logger });
  signals.connect();
  const db = Object.assign(drizzle(pool, { schema, casing: 'snake_case' }), { transaction });
  return {
    db,
    engine: 'postgres',
    transaction,
    alone: (act) => onOwnClient(straight, act),
    signals,
    ping: () => withinPing(db.execute('select 1').then(() => room.confirm())),
    measures: () => measurePool(pool),
    freeBytes: async () => undefined,
    ...(beside && { replica: beside.replica }),
    doubtRoom: room.doubt,
    // A server may come back at any time.
    lost: new Promise(() => undefined),
    async close() {
      await signals.close();
      await beside?.close();
      await pool.end();
    },
  };
}

/** On a connection of its own: neither waiting for another server's turn nor a long migration is a database that is silent. */
async function prepareServer(url: string): Promise<void> {
  await onOwnClient(url, migrateTables);
}

/** Connects to a server that this program can use, without a limit for what takes long. */
export async function onOwnClient<Result>(url: string, act: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...directSettings(url), connectionTimeoutMillis: patience.connectionTimeoutMillis });
  client.on('error', () => undefined);
  try {
    await checkServer(client);
    return await act(client);
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
    throw unreachable(error);
  }
}
