import type { Context, Hono } from 'hono';
import { apiBase } from './apiBase';
import type { MountedCall } from './call';
import { codes } from './codes';
import { requestLanguage } from './language';
import { httpMessages } from './messages';
import { Refusal } from './refusal';
import type { RequestVariables } from './requestLog';
import { refusalResponse } from './respond';

/** Answers under /college/api what no call answers: a wrong method, or an address that does not exist. */
export function mountUnknownPath(app: Hono<{ Variables: RequestVariables }>, calls: readonly MountedCall[]): void {
  const methods = new Map<string, string[]>();
  for (const { endpoint } of calls) methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method]);
  app.all(`${apiBase}/*`, (c) => {
    const allowed = methods.get(c.req.path.slice(apiBase.length));
    const response = allowed ? wrongMethod(c, allowed) : refusal(c, new Refusal(codes.notFound, httpMessages.unknownPath), 404);
    response.headers.set('cache-control', 'no-store');
    return response;
  });
}

function wrongMethod(c: Context, allowed: readonly string[]): Response {
  const response = refusal(c, new Refusal(codes.notAllowed, httpMessages.methodNotAllowed(allowed)), 405);
  response.headers.set('allow', allowed.join(', '));
  return response;
}

function refusal(c: Context, reason: Refusal, status: number): Response {
  return refusalResponse(reason, requestLanguage(new URL(c.req.url), c.req.header('accept-language')), status);
}
