import { requestIdOf } from './requestId';
import type { Endpoint } from '@college/api-client/contract';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Code } from './codes';
import type { RequestMetrics } from './requestMetrics';

/** What a request carries through the server. */
export interface RequestVariables {
  requestId: string;
  log: Logger;
  /** Code of the envelope, for the log. */
  code: Code;
  userId: number;
  /** The call of the contract; absent where the request is for none. */
  endpoint?: Pick<Endpoint, 'method' | 'path'>;
}

/** What the log needs beside itself. */
interface RequestLogOptions {
  /** Whether the id that a balancer gave is taken. */
  trustProxy: boolean;
  metrics?: RequestMetrics | undefined;
}

/**
 * Gives each request a number and writes one line when it is answered: method, path, outcome. Never the query, headers or body, for
 * those hold tickets, tokens and passwords.
 */
export function requestLog(log: Logger, { trustProxy, metrics }: RequestLogOptions): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'), trustProxy);
    const started = performance.now();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    await next();
    c.res.headers.set('x-request-id', requestId);
    const elapsed = performance.now() - started;
    metrics?.note({ endpoint: c.get('endpoint'), status: c.res.status, code: c.get('code'), seconds: elapsed / 1000 });
    const line = {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      code: c.get('code'),
      userId: c.get('userId'),
      milliseconds: Math.round(elapsed),
    };
    c.get('log').info(line, 'request');
  };
}
