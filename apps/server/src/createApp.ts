import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { calls } from './calls';
import { mountCampusSignIn } from './campus-sign-in/mountCampusSignIn';
import { mountHealth } from './health/mountHealth';
import { apiBase } from './http/apiBase';
import { compressAnswers } from './http/compressAnswers';
import { mountCall } from './http/mount';
import { mountSecurityTxt } from './http/mountSecurityTxt';
import { requestLog, type RequestVariables } from './http/requestLog';
import { securityHeaders } from './http/securityHeaders';
import { mountMetrics } from './metrics/mountMetrics';
import type { ServerMetrics } from './metrics/serverMetrics';
import type { Services } from './http/services';
import { mountUnknownPath } from './http/unknownPath';
import { mountOpenApi } from './openapi/mountOpenApi';
import { resetCall } from './test-fixtures/resetCall';
import { traceRequests } from './tracing/traceRequests';
import { mountWeb, type WebFolders } from './web/mountWeb';
import { faultOf } from './db';
import { codes } from './http/codes';
import { databaseFailure } from './http/databaseFailure';
import { requestLanguage } from './http/language';
import { httpMessages } from './http/messages';
import { Refusal } from './http/refusal';
import { refusalResponse } from './http/respond';

export interface AppOptions extends Services {
  /** Whether tests may put the sample programme back. */
  hasResetCall?: boolean;
  web?: WebFolders;
  /** Metrics for whoever sends the token; by default they have a port of their own, or there are none. */
  publicMetrics?: { metrics: ServerMetrics; token: string };
}

/** The whole server without a port: API, description, health and the built pages. */
export function createApp({
  web = {},
  hasResetCall = false,
  publicMetrics,
  ...services
}: AppOptions): Hono<{ Variables: RequestVariables }> {
  const app = new Hono<{ Variables: RequestVariables }>();
  app.use(requestLog(services.log, { trustProxy: services.settings.trustProxy, metrics: services.metrics }));
  app.use(traceRequests(services.settings));
  app.onError(answerError);
  app.use(securityHeaders(services.settings));
  const { corsOrigins } = services.settings;
  if (corsOrigins.length > 0) {
    const allowHeaders = ['authToken', 'content-type', 'accept-language'];
    app.use(`${apiBase}/*`, cors({ origin: [...corsOrigins], allowHeaders, exposeHeaders: ['content-disposition', 'x-request-id'] }));
  }
  app.use(`${apiBase}/*`, compressAnswers);
  mountHealth(app, services);
  mountSecurityTxt(app, services);
  if (publicMetrics) mountMetrics(app, publicMetrics.metrics, publicMetrics.token);
  const mounted = hasResetCall ? [...calls, resetCall] : calls;
  mountOpenApi(app, mounted);
  for (const call of mounted) mountCall(app, services, call);
  mountCampusSignIn(app, services);
  mountUnknownPath(app, mounted);
  mountWeb(app, web);
  return app;
}

/** What failed outside any call, such as a page that could not be read: logged, and answered without a word about its inside. */
function answerError(error: Error, c: Context<{ Variables: RequestVariables }>): Response {
  c.get('log').error({ err: error }, 'a request failed unexpectedly');
  const fault = faultOf(error);
  const refusal = fault ? databaseFailure(fault, error) : new Refusal(codes.internal, httpMessages.internal(c.get('requestId')));
  return refusalResponse(refusal, requestLanguage(new URL(c.req.url), c.req.header('accept-language')), 503);
}
