import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { requestLog, type RequestVariables } from '../http/requestLog';
import type { Services } from '../http/services';
import { securityHeaders } from '../http/securityHeaders';
import type { ServerMetrics } from './serverMetrics';

type App = Hono<{ Variables: RequestVariables }>;

/** Serves the metrics at /metrics, where a token is set only to whoever sends it as a bearer. */
export function mountMetrics(app: App, metrics: ServerMetrics, token?: string): void {
  app.get('/metrics', async (c) => {
    c.header('cache-control', 'no-store');
    if (token !== undefined && !isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)) {
      return c.text('Send METRICS_TOKEN as a bearer token.\n', 401, { 'www-authenticate': 'Bearer' });
    }
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
  });
}

/** An app for a port of its own, with nothing else. */
export function createMetricsApp({ log, settings }: Pick<Services, 'log' | 'settings'>, metrics: ServerMetrics, token?: string): App {
  const app: App = new Hono();
  app.use(requestLog(log, { trustProxy: settings.trustProxy }));
  app.use(securityHeaders(settings));
  mountMetrics(app, metrics, token);
  return app;
}

/** Takes as long wherever they differ. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
