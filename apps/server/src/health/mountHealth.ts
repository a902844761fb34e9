import type { Hono } from 'hono';
import { faultOf, type DatabaseFault } from '../db';
import type { Services } from '../http/services';
import type { RequestVariables } from '../http/requestLog';

const reasons: Readonly<Record<DatabaseFault, string>> = {
  away: 'no connection',
  lost: 'connection lost',
  silent: 'no answer in time',
  full: 'disk full',
  readOnly: 'read-only',
};

/** /health reports whether the database responds and has room to store; for load balancers and for start scripts. */
export function mountHealth(app: Hono<{ Variables: RequestVariables }>, { database, log }: Services): void {
  app.get('/health', async (c) => {
    c.header('cache-control', 'no-store');
    const { engine } = database;
    try {
      await database.ping();
      return c.json({ status: 'ok', database: engine });
    } catch (error) {
      log.error({ err: error }, 'the database does not answer, or cannot store');
      const fault = faultOf(error);
      return c.json({ status: 'database unavailable', reason: fault ? reasons[fault] : 'unknown', database: engine }, 503);
    }
  });
}
