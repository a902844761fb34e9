import type { CampusValues } from '@college/curriculum-model';
import { digest } from '../../sessions/sessionRepository';
import { CampusFailure } from '../campusFailure';
import { isSubject, type ProvedPerson } from '../provedPerson';
import { readServiceResponse } from './readServiceResponse';

const waitMilliseconds = 10_000;

/** The address at which CAS asks who somebody is; with `isAgain` also whom it knows already. */
export function casLoginAddress(address: string, service: string, isAgain: boolean): string {
  const query = new URLSearchParams({ service, ...(isAgain ? { renew: 'true' } : {}) });
  return `${address.replace(/\/+$/, '')}/login?${query.toString()}`;
}

/** The service of a sign-in: the same to the letter when it begins and when its ticket is checked. */
export function casService(returnAddress: string, state: string): string {
  return `${returnAddress}?${new URLSearchParams({ state }).toString()}`;
}

/** Has CAS check a ticket, which it does once. */
export async function validateTicket(
  address: string,
  { ticket, service, isAgain }: { ticket: string; service: string; isAgain: boolean },
): Promise<ProvedPerson> {
  if (!/^[\x21-\x7e]{1,512}$/.test(ticket)) throw new CampusFailure('refused');
  const query = new URLSearchParams({ service, ticket, ...(isAgain ? { renew: 'true' } : {}) });
  const answer = readServiceResponse(await fetchText(`${address.replace(/\/+$/, '')}/p3/serviceValidate?${query.toString()}`));
  if (!answer) throw new CampusFailure('providerAway', { cause: new Error('the answer to serviceValidate is not one of CAS 3') });
  if ('failure' in answer) {
    throw new CampusFailure(answer.failure === 'INTERNAL_ERROR' ? 'providerAway' : 'refused', {
      cause: new Error(`CAS: ${answer.failure}`),
    });
  }
  if (!isSubject(answer.user)) throw new CampusFailure('refused');
  const authenticatedAt = isAgain ? new Date() : authenticationOf(answer.values);
  return { subject: answer.user, values: answer.values, authenticatedAt, providerSession: digest(ticket), refreshToken: null };
}

/** When the password was given; a remembered sign-in, or a server that does not say, shows nothing. */
function authenticationOf(values: CampusValues): Date | null {
  const first = (name: string) => [values[name] ?? []].flat()[0] ?? '';
  if (first('longTermAuthenticationRequestTokenUsed').toLowerCase() === 'true') return null;
  // Java adds the name of the zone in brackets.
  const time = Date.parse(first('authenticationDate').replace(/\[[^\]]*\]$/, ''));
  return Number.isNaN(time) ? null : new Date(time);
}

async function fetchText(address: string): Promise<string> {
  try {
    // A redirect would send the ticket somewhere else.
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(waitMilliseconds) });
    if (!response.ok) throw new Error(`serviceValidate answers ${response.status}`);
    return await response.text();
  } catch (error) {
    throw new CampusFailure('providerAway', { cause: error });
  }
}
