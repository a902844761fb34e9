import type { Hono } from 'hono';
import type { Services } from '../http/services';
import type { RequestVariables } from '../http/requestLog';

/** /health reports whether the database responds; for load balancers and for start scripts. */
export function mountHealth(app: Hono<{ Variables: RequestVariables }>, { database, log }: Services): void {
  app.get('/health', async (c) => {
    c.header('cache-control', 'no-store');
    try {
      await database.ping();
      return c.json({ status: 'ok', database: database.engine });
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return c.json({ status: 'database unavailable', database: database.engine }, 503);
    }
  });
}
