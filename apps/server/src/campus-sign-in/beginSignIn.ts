import type { Services } from '../http/services';
import { CampusFailure } from './campusFailure';
import { backToSignIn, campusRequest, faultOfFailure, leaveFor, newSecret, spendCampusRequest, type CampusContext } from './campusRequest';
import { casLoginAddress, casService } from './cas/casProvider';
import { insertFlow } from './flowRepository';
import { oidcLoginAddress, type OidcFlow } from './oidc/oidcProvider';
import { findEnabledProvider, type StoredProvider } from './providerRepository';
import { providerAddresses, safePath } from './returnAddress';

/** Begins a sign-in: the browser leaves for the provider with a state that it has to bring back. */
export async function beginSignIn(c: CampusContext, services: Services): Promise<Response> {
  const { id, origin, address, now, browser: known } = campusRequest(c, services);
  const { db } = services.database;
  try {
    await spendCampusRequest(services, 'begin', address, now);
    const provider = await findEnabledProvider(db, id);
    if (!provider) throw new CampusFailure('providerOff');
    const { returnAddress } = providerAddresses(id, services.settings, origin);
    const isAgain = c.req.query('again') === '1';
    const flow = { state: newSecret(), nonce: newSecret(), verifier: newSecret(), returnAddress, isAgain };
    // Sign-ins in several tabs share what the browser is known by.
    const browser = /^[\w-]{43}$/.test(known) ? known : newSecret();
    const target = await addressOf(provider, flow);
    await insertFlow(db, { ...flow, providerId: id, browser, to: safePath(c.req.query('to')) }, now);
    return leaveFor(c, target, { browser, origin });
  } catch (error) {
    return backToSignIn(c, services, { campusError: faultOfFailure(c, error, id) });
  }
}

async function addressOf(provider: StoredProvider, flow: OidcFlow): Promise<string> {
  if (provider.protocol === 'oidc') return oidcLoginAddress(provider, flow);
  return casLoginAddress(provider.settings.address, casService(flow.returnAddress, flow.state), flow.isAgain);
}
