import { setTimeout as pause } from 'node:timers/promises';
import { storeProgress } from '../completion/courseProgress';
import type { OpenDatabase, Transaction } from '../db';
import { refusalOfLock } from '../rights/contentLock';
import { isRetryable } from './databaseError';

const attempts = 3;
// Who is tried again at once takes the first row before the other one, who waited for it, is awake: both are where they were.
const pauseMilliseconds = 50;

/** One transaction, tried again when two writers met; what throws leaves nothing behind. What reaches locked content is refused. Courses that it changes get their progress in it. */
export async function inTransaction<Result>(database: OpenDatabase, act: (db: Transaction) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(async (tx) => {
        const result = await act(tx);
        await storeProgress(tx);
        return result;
      });
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw refusalOfLock(error) ?? error;
      await pause(attempt * pauseMilliseconds);
    }
  }
}
