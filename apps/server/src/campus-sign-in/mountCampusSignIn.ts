import type { Hono } from 'hono';
import type { RequestVariables } from '../http/requestLog';
import type { Services } from '../http/services';
import { beginSignIn } from './beginSignIn';
import { comeBack } from './comeBack';
import { endByProvider } from './endByProvider';
import { campusBase } from './returnAddress';

/** The addresses that browsers visit on their way to a provider and back, and those at which a provider ends sign-ins. They are no calls: they answer no envelopes. */
export function mountCampusSignIn(app: Hono<{ Variables: RequestVariables }>, services: Services): void {
  app.get(`${campusBase}/:id/begin`, (c) => beginSignIn(c, services));
  app.get(`${campusBase}/:id/return`, (c) => comeBack(c, services));
  app.post(`${campusBase}/:id/return`, (c) => endByProvider(c, services));
  app.post(`${campusBase}/:id/logout`, (c) => endByProvider(c, services));
}
