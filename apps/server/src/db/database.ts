import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { DatabaseMeasures } from './measures';
import type { ReplicaMeasures } from './replica/replicaMeasures';
import type * as schema from './schema';
import type { Signals } from './signals';

/** Queries over the whole database. Inside a transaction use only the transaction: the embedded engine has one connection. */
export type Database = NodePgDatabase<typeof schema>;

/** Queries inside one transaction; repositories that take `Queries` serve both. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The parameter of repositories: the database, or the current transaction. */
export type Queries = Database | Transaction;

/** Which engine answers: the one inside this process, or a PostgreSQL server. */
export type Engine = 'embedded' | 'postgres';

/** The few methods of a pino logger that the database uses. */
export interface DatabaseLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A read that may be a second late: where the person wrote last, who answers otherwise, and which failures no record has caused. */
export interface LateRead {
  wroteAt: string | null;
  primary: Queries;
  isFinal: (error: unknown) => boolean;
}

/** A copy of the database that PostgreSQL keeps by its log, a moment behind; it answers reads that may be a second late. */
export interface Replica {
  /**
   * Answers a read: from the replica where that is near enough and has replayed what the person wrote last (`wroteAt`, a place in the log), else from the primary.
   * What fails on the replica is asked of the primary, also a record that is missing: it may be new. Failures that `isFinal` names are thrown: the primary would fail
   * in the same way.
   */
  read<Result>(given: LateRead, act: (db: Queries) => Promise<Result>): Promise<Result>;
  measures(): ReplicaMeasures;
}

/** An open database; `close` waits for its maintenance and releases the folder. */
export interface OpenDatabase {
  db: Database;
  engine: Engine;
  /** Runs `act` in one transaction: all of it is kept, or nothing. */
  transaction<Result>(act: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Runs `act` on a connection that has as long as it needs, such as to read everything; on the embedded engine everybody else waits for it.
   */
  alone<Result>(act: (client: pg.ClientBase) => Promise<Result>): Promise<Result>;
  /** What is heard of other processes, and of what was stored. */
  signals: Signals;
  /** Resolves when the engine answers and has room to store; rejects with the fault otherwise. */
  ping(): Promise<void>;
  /** How busy it is now. */
  measures(): DatabaseMeasures;
  /** Free bytes of the disk that it writes to; absent where that is another machine's, or memory. */
  freeBytes(): Promise<number | undefined>;
  /** Answers reads that may be a second late; absent where none is set. */
  replica?: Replica;
  /** Called when a write found no room or no right to write: from then on `ping` tries whether there is some. */
  doubtRoom(): void;
  /** Resolves with a message when the database is lost permanently: this process cannot serve any more. */
  lost: Promise<Error>;
  close(): Promise<void>;
}
