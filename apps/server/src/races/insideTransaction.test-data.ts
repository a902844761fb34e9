import type { OpenDatabase, Queries, Transaction } from '../db';

class Undone extends Error {}

/** Runs something and takes back whatever it stored. */
export async function undoing(db: Queries, act: (transaction: Transaction) => Promise<void>): Promise<void> {
  await db
    .transaction(async (transaction) => {
      await act(transaction);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
}

/** The same database inside a transaction: what a server stores in it is undone with it. */
export function inside(database: OpenDatabase, db: Transaction): OpenDatabase {
  return Object.assign(Object.create(database), {
    db,
    transaction: (act: (inner: Transaction) => Promise<unknown>) => db.transaction(act),
  });
}
