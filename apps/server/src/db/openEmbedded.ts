import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseLogger, OpenDatabase } from './database';
import { EngineStream } from './engineStream';
import { hostEngine, type EngineHost } from './engineHost';
import { requireOwnFormat } from './engineFormat';
import { startEngineThread, type EngineOptions } from './engineThread';
import { lockFolder, type FolderLock } from './folderLock';
import { explainOpening, freeBytes, prepareFolder, requireRoom } from './dataFolder';
import { measurePool } from './measures';
import { migrateTables } from './migrate';
import { putRestoredInPlace } from './restoredFolder';
import { checkRoom } from './roomCheck';
import * as schema from './schema';
import { ownSignals } from './signals';
import { traceStatements } from '../tracing/traceStatements';
import { transactionsOn } from './transactions';
import { PlanKeepingClient } from './planKeepingClient';
import { startUpkeep } from './upkeep';

/** The embedded database; `image` returns a copy of all its data. */
export interface EmbeddedDatabase extends OpenDatabase {
  image(): Promise<Uint8Array>;
}

/** Opens PostgreSQL inside this process, on a thread of its own, alone on its folder, with tables up to date. */
export async function openEmbedded(options: EngineOptions, logger: DatabaseLogger): Promise<EmbeddedDatabase> {
  const { folder } = options;
  if (folder) await prepareFolder(folder);
  const lock = folder ? await lockFolder(folder) : undefined;
  const explained = (error: unknown) => explainOpening(error, folder);
  try {
    if (folder) await putRestoredInPlace(folder);
    if (folder) await requireOwnFormat(folder);
    const open = async (limit?: AbortSignal) => await startEngineThread(options, { limit }).catch(explained);
    const host = await hostEngine(open, { canReopen: lock !== undefined, logger });
    return await serveEngine(host, lock, logger, folder);
  } catch (error) {
    await lock?.release();
    return await explained(error);
  }
}

/** Serves queries from an engine that is open already; whoever holds no lock on a folder has its data in memory. */
export async function serveEngine(
  host: EngineHost,
  lock: FolderLock | undefined,
  logger: DatabaseLogger,
  folder?: string,
): Promise<EmbeddedDatabase> {
  const insideTransaction = new AsyncLocalStorage<true>();
  const pool = new SingleConnectionPool(host, insideTransaction);
  handleConnectionErrors(pool, logger);
  traceStatements(pool);
  try {
    await onClient(pool, migrateTables);
  } catch (error) {
    await host.close();
    throw error;
  }
  const run = transactionsOn(pool);
  const { noteCommit, ...signals } = ownSignals();
  const transaction: OpenDatabase['transaction'] = async (act) => {
    const result = await run((transaction) => insideTransaction.run(true, () => act(transaction)));
    noteCommit();
    return result;
  };
  const room = checkRoom(transaction);
  const query = async (statement: string) => (await pool.query(statement)).rows[0];
  // Data in memory ends with the process: there is nothing to keep up.
  const upkeep =
    lock &&
    startUpkeep(
      {
        requestCount: host.requestCount,
        logPosition: async () => Number((await query("select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes")).bytes),
        run: async (statement) => void (await query(statement)),
      },
      logger,
    );
  let isLost = false;
  void host.lost.then(() => (isLost = true));
  return {
    db: Object.assign(drizzle(pool, { schema, casing: 'snake_case' }), { transaction }),
    engine: 'embedded',
    transaction,
    alone: (act) => onClient(pool, act),
    signals,
    async ping() {
      host.checkOpen();
      if (folder) await requireRoom(folder);
      await query('select 1');
      await room.confirm();
    },
    measures: () => ({
      ...measurePool(pool),
      engine: { memoryBytes: host.memoryBytes(), ...(upkeep?.measures() ?? { checkpoints: 0, lastCheckpointMilliseconds: 0 }) },
    }),
    freeBytes: async () => (folder ? await freeBytes(folder) : undefined),
    doubtRoom: room.doubt,
    lost: host.lost,
    image: async () => (await host.thread()).ask('image'),
    async close() {
      try {
        await upkeep?.stop({ isLost });
        await pool.end();
        await host.close();
      } finally {
        // Also after a failure: nobody may have to wait for a folder that nobody writes to.
        await lock?.release();
      }
    },
  };
}

/** A connection on which something failed is not used again. */
async function onClient<Result>(pool: pg.Pool, act: (client: pg.ClientBase) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    const result = await act(client);
    isWhole = true;
    return result;
  } finally {
    client.release(!isWhole);
  }
}

/** The host reports an ended engine; an unhandled error event of a connection would end the process. */
function handleConnectionErrors(pool: pg.Pool, logger: DatabaseLogger): void {
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => logger.error({ error: error.message }, 'the embedded database refused its connection'));
}

/** The engine has one connection; whoever waits for it inside the transaction that holds it would wait for ever. */
class SingleConnectionPool extends pg.Pool {
  #insideTransaction: AsyncLocalStorage<true>;

  constructor(host: EngineHost, insideTransaction: AsyncLocalStorage<true>) {
    super({
      max: 1,
      Client: PlanKeepingClient,
      idleTimeoutMillis: 0,
      user: 'postgres',
      database: 'postgres',
      stream: (() => new EngineStream(host)) as unknown as pg.ClientConfig['stream'],
    });
    this.#insideTransaction = insideTransaction;
  }

  override connect(...given: unknown[]): Promise<pg.PoolClient> {
    if (this.#insideTransaction.getStore()) {
      throw new Error(
        'Database: a query was sent outside the transaction that is open here. The embedded engine has one connection, so it would wait for ever. Use the transaction.',
      );
    }
    return (super.connect as (...forwarded: unknown[]) => Promise<pg.PoolClient>)(...given);
  }
}
