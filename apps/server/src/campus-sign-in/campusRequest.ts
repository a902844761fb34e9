import { randomBytes } from 'node:crypto';
import type { CampusFault } from '@college/curriculum-model';
import type { Context } from 'hono';
import { addressGroup } from '../auth/addressGroup';
import { spendAllowance } from '../auth/throttle';
import { callerAddress } from '../http/callerAddress';
import { callerOrigin } from '../http/callerOrigin';
import { Refusal } from '../http/refusal';
import type { RequestVariables } from '../http/requestLog';
import type { Services } from '../http/services';
import { cookieHeader, readCookie } from '../http/signInCookie';
import { SecurityNotes } from '../securityLog/SecurityNotes';
import { CampusFailure } from './campusFailure';
import { flowLife } from './flowRepository';

/** A request of a browser, or of a provider, at an address of this room. */
export type CampusContext = Context<{ Variables: RequestVariables }>;

/** The cookie by which the browser that comes back is known as the one that left. */
export const browserCookieName = 'college-campus';

const perAddress = 1000;

/** What a request brings along. */
export function campusRequest(c: CampusContext, services: Services) {
  const { settings, now } = services;
  const origin = callerOrigin(c, settings);
  const address = callerAddress(c, settings);
  const notes = new SecurityNotes({ address, device: c.req.header('user-agent') ?? '' }, now);
  const named = c.req.param('id') ?? '';
  return {
    // No provider has the id 0.
    id: /^\d{1,9}$/.test(named) ? Number(named) : 0,
    origin,
    address,
    notes,
    now: now(),
    browser: readCookie(c, browserCookieName, origin),
  };
}

/** A secret that nobody guesses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Counts a request of a network address. A whole campus may share one, and comes at eight. */
export async function spendCampusRequest({ database }: Services, act: string, address: string, now: Date): Promise<void> {
  try {
    await spendAllowance(database.db, { act: `campus:${act}:address`, who: addressGroup(address), most: perAddress }, now);
  } catch (error) {
    throw error instanceof Refusal ? new CampusFailure('tooMany', { cause: error }) : error;
  }
}

/** Sends the browser to a provider, and has it keep by what it is known again. The cookie comes along from elsewhere, unlike others. */
export function leaveFor(c: CampusContext, address: string, { browser, origin }: { browser: string; origin: string }): Response {
  const cookie = { name: browserCookieName, value: browser, maxAge: (flowLife.atProvider * 2) / 1000, sameSite: 'Lax' } as const;
  return redirect(c, address, { 'set-cookie': cookieHeader(cookie, origin) });
}

/** Sends the browser to the sign-in page with a one-use code, or with what failed: in the fragment, which no server and no log sees. */
export function backToSignIn(
  c: CampusContext,
  { settings }: Services,
  result: { campusCode: string } | { campusError: CampusFault },
): Response {
  return redirect(c, `${settings.publicAddress ?? ''}/login#${new URLSearchParams({ ...result }).toString()}`);
}

function redirect(c: CampusContext, location: string, headers: Record<string, string> = {}): Response {
  // The address of the page that was left may hold a ticket or a code.
  return c.body(null, 303, { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', ...headers });
}

/** What a failure says to the person; what is unexpected is logged, and looks as if the provider were away. */
export function faultOfFailure(c: CampusContext, error: unknown, id: number): CampusFault {
  const log = c.get('log');
  if (!(error instanceof CampusFailure)) {
    log.error({ err: error, providerId: id }, 'a sign-in at a provider failed unexpectedly');
    return 'providerAway';
  }
  // Messages and codes alone: what else is in it may hold what a provider sent.
  log.warn({ fault: error.fault, providerId: id, reason: reasonOf(error.cause) }, 'a sign-in at a provider led to none');
  return error.fault;
}

function reasonOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const inner = reasonOf(cause.cause);
  return inner === undefined ? `${cause.name}: ${cause.message}` : `${cause.name}: ${cause.message} (${inner})`;
}
