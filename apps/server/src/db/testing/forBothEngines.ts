import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { Database, OpenDatabase } from '../database';

/**
 * Where a suite runs on PostgreSQL alone: refuses a query outside the open transaction. The embedded engine has one connection, so there the query would
 * wait for ever.
 */
export function forBothEngines(database: OpenDatabase): OpenDatabase {
  const insideTransaction = new AsyncLocalStorage<true>();
  const pool = (database.db as Database & { $client: Pool }).$client;
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  pool.connect = ((...given: unknown[]) => {
    if (insideTransaction.getStore()) throw new Error('Database: a query was sent outside the transaction that is open here.');
    return connect(...given);
  }) as Pool['connect'];
  return {
    ...database,
    transaction: (act) => database.db.transaction((transaction) => insideTransaction.run(true, () => act(transaction))),
  };
}
