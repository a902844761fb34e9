import { sql } from 'drizzle-orm';
import type { Transaction } from './database';

/** Less than the time after which the database ends a transaction in which nothing is asked (see `openPostgres.ts`). */
const everyMilliseconds = 20_000;

/**
 * Keeps a transaction open that only holds locks while others work: it asks something from time to time, so that the database does not take its process for
 * one that hangs. Rejects where the transaction was lost meanwhile.
 */
export async function holdingMeanwhile<Result>(
  holder: Transaction,
  work: () => Promise<Result>,
  every = everyMilliseconds,
): Promise<Result> {
  let asked: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    asked = asked.then(() => holder.execute(sql`select`));
    // Told below; until then nobody waits for it.
    asked.catch(() => undefined);
  }, every);
  try {
    const result = await work();
    await asked;
    return result;
  } finally {
    clearInterval(timer);
  }
}
