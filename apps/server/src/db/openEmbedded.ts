import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseLogger, OpenDatabase } from './database';
import { EngineStream } from './engineStream';
import { startEngineThread, type EngineThread } from './engineThread';
import { lockFolder, type FolderLock } from './folderLock';
import { migrateTables } from './migrate';
import * as schema from './schema';
import { startUpkeep } from './upkeep';

export interface EmbeddedOptions {
  /** Where the data lives; in memory only where absent. */
  folder?: string;
  /** A copy of all data that a database in memory begins with. */
  image?: Uint8Array;
}

/** The embedded database; `image` gives a copy of all its data. */
export interface EmbeddedDatabase extends OpenDatabase {
  image(): Promise<Uint8Array>;
}

/** Opens PostgreSQL inside this process, on a thread of its own, alone on its folder, with tables up to date. */
export async function openEmbedded(options: EmbeddedOptions, logger: DatabaseLogger): Promise<EmbeddedDatabase> {
  if (options.folder) await mkdir(options.folder, { recursive: true });
  const lock = options.folder ? await lockFolder(options.folder) : undefined;
  try {
    const thread = await startEngineThread(options);
    return await serveEngine(thread, lock, logger);
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

/** Serves queries from an engine that is open already; whoever holds no lock on a folder has its data in memory. */
export async function serveEngine(thread: EngineThread, lock: FolderLock | undefined, logger: DatabaseLogger): Promise<EmbeddedDatabase> {
  const insideTransaction = new AsyncLocalStorage<true>();
  const pool = new SingleConnectionPool(thread, insideTransaction);
  pool.on('error', (error) => logger.error({ error: error.message }, 'the embedded database refused its connection'));
  await migrateTables(pool);
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  // Data in memory ends with the process: there is nothing to keep up.
  const upkeep =
    lock &&
    startUpkeep(
      {
        requestCount: () => thread.requestCount,
        logPosition: async () =>
          Number((await pool.query("select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes")).rows[0].bytes),
        run: async (statement) => void (await pool.query(statement)),
      },
      logger,
    );
  return {
    db,
    engine: 'embedded',
    transaction: (act) => db.transaction((transaction) => insideTransaction.run(true, () => act(transaction))),
    ping: async () => void (await pool.query('select 1')),
    image: () => thread.ask('image'),
    async close() {
      try {
        await upkeep?.stop();
        await pool.end();
        await thread.ask('close');
      } finally {
        // Also after a failure: nobody may have to wait for a folder that nobody writes to.
        await thread.stop();
        await lock?.release();
      }
    },
  };
}

/** The engine has one connection; whoever waits for it inside the transaction that holds it would wait for ever. */
class SingleConnectionPool extends pg.Pool {
  #insideTransaction: AsyncLocalStorage<true>;

  constructor(thread: EngineThread, insideTransaction: AsyncLocalStorage<true>) {
    super({
      max: 1,
      idleTimeoutMillis: 0,
      user: 'postgres',
      database: 'postgres',
      stream: (() => new EngineStream(thread)) as unknown as pg.ClientConfig['stream'],
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
