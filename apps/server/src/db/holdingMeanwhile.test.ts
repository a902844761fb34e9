import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdingMeanwhile } from './holdingMeanwhile';
import type { OpenDatabase } from './database';
import { openPostgresDatabase } from './testing';

const serverUrl = process.env.TEST_DATABASE_URL;
const lock = 7_204_119;

// The embedded engine has but one connection: no transaction waits there for another.
describe.runIf(serverUrl)('a transaction that holds a lock while others work', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openPostgresDatabase(serverUrl ?? '');
  });
  afterAll(() => database.close());

  /** Work of one second beside a transaction that is ended after 300 ms in which nothing is asked; answers whether the lock was held to its end. */
  const isHeldToTheEnd = (every: number) =>
    database.transaction(async (holder) => {
      await holder.execute(sql`set local idle_in_transaction_session_timeout = 300`);
      await holder.execute(sql`select pg_advisory_xact_lock(${lock})`);
      return holdingMeanwhile(
        holder,
        async () => {
          const { rows } = await database.db.execute<{ free: boolean }>(
            sql`select pg_try_advisory_xact_lock(${lock}) as free from pg_sleep(1)`,
          );
          return rows[0]?.free === false;
        },
        every,
      );
    });

  it('is not ended as one whose process hangs', async () => {
    expect(await isHeldToTheEnd(50)).toBe(true);
  });

  it('says so where it was lost', async () => {
    await expect(isHeldToTheEnd(400)).rejects.toThrow('idle-in-transaction timeout');
  });
});
