import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { Database, OpenDatabase } from '../database';

/**
 * Where a suite runs on PostgreSQL alone: refuses a query outside the open transaction. The embedded engine has one connection, so there the query would
 * wait for ever.
 */
export function forBothEngines(database: OpenDatabase): OpenDatabase {
  const insideTransaction = new AsyncLocalStorage<{ isOpen: boolean }>();
  const pool = (database.db as Database & { $client: Pool }).$client;
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  pool.connect = ((...given: unknown[]) => {
    if (insideTransaction.getStore()?.isOpen) throw new Error('Database: a query was sent outside the transaction that is open here.');
    return connect(...given);
  }) as Pool['connect'];
  return {
    ...database,
    async transaction(act) {
      // What a transaction sets going and does not wait for, such as a stream, may ask once it is closed.
      const state = { isOpen: true };
      try {
        return await database.db.transaction((transaction) => insideTransaction.run(state, () => act(transaction)));
      } finally {
        state.isOpen = false;
      }
    },
  };
}
