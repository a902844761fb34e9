import type pg from 'pg';

/** How busy the database is, read without asking it. */
export interface DatabaseMeasures {
  /** Connections that are open; the embedded engine has one. */
  connections: number;
  /** Those that somebody is using. */
  inUse: number;
  /** Acts that wait for one. */
  waiting: number;
  /** Absent on PostgreSQL, which says it itself. */
  engine?: EngineMeasures;
}

/** What the embedded engine holds and did. */
export interface EngineMeasures {
  /** Bytes of WebAssembly memory, which only grow. */
  memoryBytes: number;
  /** Checkpoints since the start. */
  checkpoints: number;
  /** How long the last one took; 0 before the first. */
  lastCheckpointMilliseconds: number;
}

/** How many connections of a pool are open, in use and waited for. */
export function measurePool({ totalCount, idleCount, waitingCount }: pg.Pool): DatabaseMeasures {
  return { connections: totalCount, inUse: totalCount - idleCount, waiting: waitingCount };
}
