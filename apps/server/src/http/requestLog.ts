import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Code } from './codes';

/** What a request carries through the server. */
export interface RequestVariables {
  requestId: string;
  log: Logger;
  /** Code of the envelope, for the log. */
  code: Code;
  userId: number;
}

/**
 * Gives each request a number and writes one line when it is answered: method, path, outcome. Never the query, headers or body, for
 * those hold tickets, tokens and passwords.
 */
export function requestLog(log: Logger): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (c, next) => {
    const requestId = randomUUID();
    const started = performance.now();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    await next();
    c.res.headers.set('x-request-id', requestId);
    const milliseconds = Math.round(performance.now() - started);
    const line = {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      code: c.get('code'),
      userId: c.get('userId'),
      milliseconds,
    };
    c.get('log').info(line, 'request');
  };
}
