import type { Services } from '../http/services';
import { CampusFailure } from './campusFailure';
import { backToSignIn, campusRequest, faultOfFailure, newSecret, spendCampusRequest, type CampusContext } from './campusRequest';
import { casService, validateTicket } from './cas/casProvider';
import { settleFlow, takeFlow, type FlowRow } from './flowRepository';
import { proveByOidc } from './oidc/oidcProvider';
import type { ProvedPerson } from './provedPerson';
import { findEnabledProvider, type StoredProvider } from './providerRepository';
import { settlePerson } from './settlePerson';

/** The browser is back: has the provider say who it is, finds the account, and leaves a one-use code in the fragment of the sign-in page. */
export async function comeBack(c: CampusContext, services: Services): Promise<Response> {
  const { id, address, notes, now, browser } = campusRequest(c, services);
  const { database, settings } = services;
  const state = c.req.query('state') ?? '';
  try {
    await spendCampusRequest(services, 'return', address, now);
    const provider = await findEnabledProvider(database.db, id);
    if (!provider) throw new CampusFailure('providerOff');
    const flow = await takeFlow(database.db, { state, browser, providerId: id }, now);
    if (!flow) throw new CampusFailure('wrongState');
    const person = await prove(c, provider, { ...flow, state });
    const campusCode = newSecret();
    await notes.transaction(database, async (tx) => {
      const userId = await settlePerson(tx, provider, person, { note: (note) => notes.note(note), settings, now });
      await settleFlow(tx, flow.stateHash, { code: campusCode, userId, person }, now);
    });
    notes.writeTo(c.get('log'), settings);
    return backToSignIn(c, services, { campusCode });
  } catch (error) {
    const campusError = faultOfFailure(c, error, id);
    notes.dropDone();
    if (!notes.hasRefusal) notes.note({ kind: 'signIn', outcome: campusError === 'tooMany' ? 'throttled' : 'refused', what: campusError });
    await notes.keep(database.db).catch((fault: unknown) => c.get('log').error({ err: fault }, 'the security log could not be written'));
    notes.writeTo(c.get('log'), settings);
    return backToSignIn(c, services, { campusError });
  }
}

async function prove(c: CampusContext, provider: StoredProvider, flow: FlowRow & { state: string }): Promise<ProvedPerson> {
  if (provider.protocol === 'oidc') return proveByOidc(provider, flow, new URL(c.req.url).search);
  const ticket = c.req.query('ticket');
  // CAS comes back without a ticket from who did not want to sign in.
  if (ticket === undefined) throw new CampusFailure('cancelled');
  const service = casService(flow.returnAddress, flow.state);
  return validateTicket(provider.settings.address, { ticket, service, isAgain: flow.isAgain });
}
