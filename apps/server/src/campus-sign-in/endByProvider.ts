import type { Services } from '../http/services';
import { digest } from '../sessions/sessionRepository';
import { campusRequest, spendCampusRequest, type CampusContext } from './campusRequest';
import { CampusFailure } from './campusFailure';
import { readLogoutRequest } from './cas/readLogoutRequest';
import type { EndedSignIns } from './endedSignIns';
import { endFlowsOf } from './flowRepository';
import { readLogoutToken } from './oidc/readLogoutToken';
import { findEnabledProvider, type StoredProvider } from './providerRepository';
import { endCampusSessions } from './sessionRepository';

const longestBody = 64 * 1024;

/** A provider says that somebody signed out there: their sign-ins here end. No browser is involved, and nobody is signed in. */
export async function endByProvider(c: CampusContext, services: Services): Promise<Response> {
  const { id, address, notes, now } = campusRequest(c, services);
  const { database, settings } = services;
  try {
    await spendCampusRequest(services, 'logout', address, now);
  } catch (error) {
    if (error instanceof CampusFailure) return answer(c, 429);
    throw error;
  }
  const provider = await findEnabledProvider(database.db, id);
  const form = await readShortForm(c);
  const ended = provider && form ? await endedBy(provider, form) : undefined;
  if (!provider || !ended) return answer(c, 400);
  await notes.transaction(database, async (tx) => {
    // First those under way: one that becomes a session meanwhile is waited for, and found among the sessions.
    await endFlowsOf(tx, provider.id, ended);
    for (const { userId, collegeId } of await endCampusSessions(tx, provider.id, ended)) {
      notes.note({ kind: 'signOut', outcome: 'done', personId: userId, collegeId, what: 'campusLogout' });
    }
  });
  notes.writeTo(c.get('log'), settings);
  return answer(c, 200);
}

async function endedBy(provider: StoredProvider, form: URLSearchParams): Promise<EndedSignIns | undefined> {
  if (provider.protocol === 'oidc') {
    const token = form.get('logout_token');
    return token === null ? undefined : readLogoutToken(provider, token);
  }
  // The ticket is the secret here: only CAS and this server know it.
  const ticket = readLogoutRequest(form.get('logoutRequest') ?? '');
  return ticket === undefined ? undefined : { providerSession: digest(ticket) };
}

/** Reads the form as far as it is one; whatever is longer is none. */
async function readShortForm(c: CampusContext): Promise<URLSearchParams | undefined> {
  if (Number(c.req.header('content-length') ?? 0) > longestBody) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > longestBody) return undefined;
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

function answer(c: CampusContext, status: 200 | 400 | 429): Response {
  return c.body(null, status, { 'cache-control': 'no-store' });
}
