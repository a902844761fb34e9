import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Transaction } from './database';
import { driverFault } from './databaseFault';
import { DatabaseLostError } from './lostError';
import * as schema from './schema';

/**
 * Transactions on a pool's connections. Drizzle's own never releases a connection whose `begin` failed, and when one breaks in mid-transaction it reports
 * the failed `rollback`, not the loss.
 */
export function transactionsOn(pool: pg.Pool) {
  const databases = new WeakMap<pg.PoolClient, Database>();

  // Made once for each connection: it reads the whole schema.
  function databaseOn(client: pg.PoolClient): Database {
    const known = databases.get(client) ?? drizzle(client, { schema, casing: 'snake_case' });
    databases.set(client, known as Database);
    return known as Database;
  }

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw error instanceof Error && driverFault(error) ? asLost(error, false) : error;
    }
  }

  return async function transaction<Result>(act: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const client = await connect();
    let loss: Error | undefined;
    let isCommitting = false;
    const noteLoss = (error: Error) => (loss ??= error);
    client.on('error', noteLoss);
    try {
      return await databaseOn(client).transaction(async (tx) => {
        const result = await act(tx);
        isCommitting = true;
        return result;
      });
    } catch (error) {
      throw loss ? asLost(loss, isCommitting) : error;
    } finally {
      client.off('error', noteLoss);
      client.release(loss);
    }
  };
}

function asLost(error: Error, mayBeStored: boolean): DatabaseLostError {
  return new DatabaseLostError(error.message, { cause: error, mayBeStored });
}
