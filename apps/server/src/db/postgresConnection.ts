import type pg from 'pg';
import { databaseMessages } from './messages';

/** How long a database may stay silent, in milliseconds: whoever asked is answered within ten seconds. */
export const patience = {
  connectionTimeoutMillis: 3500,
  // PostgreSQL ends a slow statement itself; a server that does not answer at all is given up a little later.
  statement_timeout: 6500,
  query_timeout: 7000,
} satisfies pg.ClientConfig;

// A connection whose other end is gone without a word is found dead, also while nobody asks.
const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** A connection to PostgreSQL itself, which takes settings when it starts. */
export function directSettings(url: string): pg.ClientConfig {
  return {
    connectionString: checked(url),
    // A server process that hangs must not hold the rows that it locked.
    idle_in_transaction_session_timeout: 60_000,
    options: '-c TimeZone=UTC',
    ...keptAlive,
  };
}

/** A connection to a pooler of transactions: settings at its start would be refused, or stay with a connection that somebody else gets next. */
export function pooledSettings(url: string): pg.ClientConfig {
  const { connectionTimeoutMillis, query_timeout } = patience;
  return { connectionString: checked(url), connectionTimeoutMillis, query_timeout, ...keptAlive };
}

function checked(url: string): string {
  if (!URL.canParse(url)) throw new Error(databaseMessages.wrongAddress);
  return url;
}

/** What is said where no connection is made. The address may hold a password and stays out of the sentence. */
export function unreachable(error: unknown): Error {
  const reason = error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : 'unknown';
  return new Error(databaseMessages.unreachable(reason), { cause: error });
}
