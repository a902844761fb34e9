import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { traceStatements } from '../../tracing/traceStatements';
import type { DatabaseLogger, Replica } from '../database';
import { directPool } from '../pools';
import { directSettings } from '../postgresConnection';
import * as schema from '../schema';
import { SilenceEndingClient } from '../silenceEndingClient';
import { logPosition } from './logPosition';
import { WatchedReplica, type ReplicaLook } from './WatchedReplica';

const lookMilliseconds = 250;
/** A look that takes longer is none: what it would tell is too old. */
const patienceMilliseconds = 1000;

interface OpenReplicaOptions {
  url: string;
  /** The primary itself, past any pooler. */
  primaryUrl: string;
  logger: DatabaseLogger;
}

/** A replica that is looked at four times a second until it is closed. It need not be there: until it is, nobody reads from it. */
interface OpenReplica {
  replica: Replica;
  close(): Promise<void>;
}

/** Connects to a replica of the primary, and looks how far it is over one connection to each, which no reader can hold. */
export function openReplica({ url, primaryUrl, logger }: OpenReplicaOptions): OpenReplica {
  const pool = directPool(url, logger);
  traceStatements(pool);
  const clock = () => performance.now();
  const replica = new WatchedReplica({ db: drizzle(pool, { schema, casing: 'snake_case' }), logger, clock });
  const closing = new AbortController();
  const [primary, standby] = [lookingPool(primaryUrl), lookingPool(url)];
  // A replica that restarts may come back with less than it had: nothing that was known of it counts.
  standby.on('error', (error) => replica.lose(error));

  async function look(): Promise<void> {
    try {
      replica.note(await lookAtBoth(primary, standby, clock()));
    } catch (error) {
      if (!closing.signal.aborted) replica.lose(error);
    }
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      await look();
      await pause(lookMilliseconds, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  }

  const watching = watch();
  return {
    replica,
    async close() {
      closing.abort();
      await watching;
      await Promise.all([pool.end(), primary.end(), standby.end()]);
    },
  };
}

const ofSystem = '(select system_identifier::text from pg_control_system()) as system';

async function lookAtBoth(primary: pg.Pool, standby: pg.Pool, at: number): Promise<ReplicaLook> {
  const { rows: there } = await primary.query<{ place: string; system: string }>(`select pg_current_wal_lsn()::text as place, ${ofSystem}`);
  const { rows: here } = await standby.query<{ place: string | null; system: string }>(
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as place, ${ofSystem}`,
  );
  const [{ place: written, system }, { place: replayed, system: own }] = [there[0]!, here[0]!];
  if (own !== system || replayed === null) throw new Error('REPLICA_DATABASE_URL is no replica of DATABASE_URL');
  return { at, primary: logPosition(written), replayed: logPosition(replayed) };
}

function lookingPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    ...directSettings(url),
    connectionTimeoutMillis: patienceMilliseconds,
    query_timeout: patienceMilliseconds,
    idleTimeoutMillis: 0,
    max: 1,
    Client: SilenceEndingClient,
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}
