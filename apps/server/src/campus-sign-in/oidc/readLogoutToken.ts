import { errors, jwtVerify } from 'jose';
import type { EndedSignIns } from '../endedSignIns';
import type { StoredProvider } from '../providerRepository';
import { oidcConfiguration } from './oidcConfiguration';

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const oldest = '10m';
const toleranceSeconds = 60;

/** Checks a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6); undefined where it is not one of this provider for us. */
export async function readLogoutToken(provider: StoredProvider, token: string): Promise<EndedSignIns | undefined> {
  const { configuration, keys } = await oidcConfiguration(provider);
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: configuration.serverMetadata().issuer,
      audience: provider.settings.clientId,
      maxTokenAge: oldest,
      clockTolerance: toleranceSeconds,
      requiredClaims: ['iat', 'jti', 'events'],
    });
    const { events, sub, sid } = payload;
    const isLogout = typeof events === 'object' && events !== null && logoutEvent in events;
    // A token with a nonce is an ID token, which anybody with a sign-in has.
    if (!isLogout || 'nonce' in payload) return undefined;
    if (typeof sid === 'string' && sid !== '') return { providerSession: sid, ...(sub === undefined ? {} : { subject: sub }) };
    return sub === undefined || sub === '' ? undefined : { subject: sub };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
