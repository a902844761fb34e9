import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './database';

/** Remembers that a write found no room, or no right to write, and finds out when there is some again. */
export interface RoomCheck {
  /** A write has just failed for that reason. */
  doubt(): void;
  /** Rejects with the database's own error while a write that needs room still fails; asks nothing while nobody doubts. */
  confirm(): Promise<void>;
}

/** Checks by a table of fifty pages that is never committed: it needs new pages, as a row need not. */
export function checkRoom(transaction: OpenDatabase['transaction']): RoomCheck {
  let isDoubted = false;
  return {
    doubt: () => void (isDoubted = true),
    async confirm() {
      if (!isDoubted) return;
      await transaction(async (tx) => {
        await tx.execute(sql`create table room_check as select repeat(md5(n::text), 60) from generate_series(1, 200) n`);
        throw new RoomFound();
      }).catch((error: unknown) => {
        if (!(error instanceof RoomFound)) throw error;
      });
      isDoubted = false;
    },
  };
}

/** Rolls the check back. */
class RoomFound extends Error {}
