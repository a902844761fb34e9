import pg from 'pg';
import type { DatabaseLogger } from './database';
import { databaseMessages } from './messages';
import { directSettings, patience, pooledSettings, unreachable } from './postgresConnection';
import { SilenceEndingClient } from './silenceEndingClient';
import { UnnamedClient } from './unnamedClient';

const max = 10;

/** Connections to PostgreSQL itself. */
export function directPool(url: string, logger: DatabaseLogger): pg.Pool {
  const pool = new pg.Pool({ ...directSettings(url), ...patience, max, Client: SilenceEndingClient });
  listenForLosses(pool, logger);
  return pool;
}

/** Connections to a pooler of transactions. It sets the time zone of the server connections, since whatever one of its clients set would stay with the next. */
export async function poolThroughPooler(url: string, logger: DatabaseLogger): Promise<pg.Pool> {
  const pool = new pg.Pool({ ...pooledSettings(url), max, Client: UnnamedClient });
  listenForLosses(pool, logger);
  const zone = await zoneOf(pool).catch(async (error: unknown) => {
    await pool.end();
    throw unreachable(error);
  });
  if (['UTC', 'Etc/UTC'].includes(zone)) return pool;
  await pool.end();
  throw new Error(databaseMessages.poolerZone(zone));
}

async function zoneOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ zone: string }>("select current_setting('TimeZone') as zone");
  return rows[0]!.zone;
}

/** Without a listener a restart of the database would end this process; a connection in use has only the one that it gets here. */
function listenForLosses(pool: pg.Pool, logger: DatabaseLogger): void {
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ error: error.message }, 'a database connection was lost; the next query opens another'));
  });
  // Idle connections also emit errors on the pool; they are already logged.
  pool.on('error', () => undefined);
}
