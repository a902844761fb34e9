import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { inSpan, isTracing, type WorkSpan } from './spans';

type Act = (...given: unknown[]) => unknown;

/** Makes each statement of a pool a span with its text, without its values; does nothing where nobody traces as the pool is opened. */
export function traceStatements(pool: pg.Pool): void {
  if (!isTracing()) return;
  const connect = pool.connect.bind(pool) as Act;
  // A connection is handed on by whoever releases it: the statement belongs to whoever waited.
  Object.assign(pool, {
    connect: (callback?: (...given: unknown[]) => unknown) => (callback ? connect(AsyncResource.bind(callback)) : connect()),
  });
  const traced = new WeakSet<pg.PoolClient>();
  // Not as it connects: some are open already.
  pool.on('acquire', (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    const query = client.query.bind(client) as Act;
    Object.assign(client, {
      query: (...given: unknown[]) => {
        const text = textOf(given[0]);
        if (text === undefined) return query(...given);
        return inSpan(nameOf(text), { 'db.system.name': 'postgresql', 'db.query.text': text }, (span) => sent(query, given, span));
      },
    });
  });
}

/** A promise of the result, also where it goes to a callback. */
function sent(query: Act, given: readonly unknown[], span: WorkSpan): unknown {
  const callback = given.at(-1);
  if (typeof callback !== 'function') return query(...given);
  const back = callback as (error: unknown, result: unknown) => void;
  return new Promise((resolve) => {
    query(...given.slice(0, -1), (error: unknown, result: unknown) => {
      // The kind alone: messages of the database repeat values.
      if (error) span.fail(error instanceof Error ? error.name : 'unknown');
      resolve(undefined);
      back(error, result);
    });
  });
}

/** The text of a statement; streams and cursors, which have none here, are not traced. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  const text: unknown = typeof statement === 'object' && statement !== null && Reflect.get(statement, 'text');
  const isPlain = typeof statement === 'object' && statement !== null && !('submit' in statement);
  return isPlain && typeof text === 'string' ? text : undefined;
}

/** Its first word, as the conventions for databases have it. */
function nameOf(text: string): string {
  return /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
}
