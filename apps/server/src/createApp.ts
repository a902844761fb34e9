import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { calls } from './calls';
import { mountHealth } from './health/mountHealth';
import { apiBase } from './http/apiBase';
import { mountCall } from './http/mount';
import { requestLog, type RequestVariables } from './http/requestLog';
import { securityHeaders } from './http/securityHeaders';
import type { Services } from './http/services';
import { mountUnknownPath } from './http/unknownPath';
import { mountWeb, type WebFolders } from './web/mountWeb';

export interface AppOptions extends Services {
  web?: WebFolders;
}

/** The whole server without a port: API, description, health and the built pages. */
export function createApp({ web = {}, ...services }: AppOptions): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>();
  app.use(requestLog(services.log));
  app.use(securityHeaders(services.settings));
  const { corsOrigins } = services.settings;
  if (corsOrigins.length > 0) {
    const allowHeaders = ['authToken', 'content-type', 'accept-language'];
    app.use(`${apiBase}/*`, cors({ origin: [...corsOrigins], allowHeaders, exposeHeaders: ['content-disposition', 'x-request-id'] }));
  }
  mountHealth(app, services);
  for (const call of calls) mountCall(app, services, call);
  mountUnknownPath(app, calls);
  mountWeb(app, web);
  return app;
}
