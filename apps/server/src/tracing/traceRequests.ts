import type { MiddlewareHandler } from 'hono';
import type { RequestVariables } from '../http/requestLog';
import { inSpan, isTracing } from './spans';

/** Makes each request a span, under that of a trusted balancer where its `traceparent` names one: it also decides whether the trace is kept. */
export function traceRequests({ trustProxy }: { trustProxy: boolean }): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (c, next) => {
    if (!isTracing()) return next();
    // An empty one is none: the span is then the first of its trace.
    const parent = (trustProxy && c.req.header('traceparent')) || '';
    return inSpan(
      c.req.method,
      { 'http.request.method': c.req.method, 'college.request.id': c.get('requestId') },
      async (span) => {
        await next();
        const endpoint = c.get('endpoint');
        if (endpoint) {
          span.rename(`${endpoint.method} ${endpoint.path}`);
          span.add({ 'http.route': endpoint.path });
        }
        span.add({ 'http.response.status_code': c.res.status, 'college.code': c.get('code') ?? '' });
        if (c.res.status >= 500 || c.get('code') === '50000') span.fail(`code ${c.get('code') ?? c.res.status}`);
      },
      parent,
    );
  };
}
