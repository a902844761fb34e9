import { Hono } from 'hono';
import { requestLog, type RequestVariables } from './http/requestLog';
import { securityHeaders } from './http/securityHeaders';
import type { Services } from './http/services';
import { mountStorybookFiles } from './web/mountWeb';

/** Storybook alone, for an origin of its own: its pages may evaluate scripts, and must not do so where people are signed in. */
export function createStorybookApp(
  { log, settings }: Pick<Services, 'log' | 'settings'>,
  folder: string,
  isComing: boolean,
): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>();
  app.use(requestLog(log, { trustProxy: settings.trustProxy }));
  app.use(securityHeaders(settings));
  app.get('/', (c) => c.redirect('/storybook/'));
  mountStorybookFiles(app, folder, isComing);
  return app;
}
