import { createRemoteJWKSet } from 'jose';
import { allowInsecureRequests, ClientSecretBasic, discovery, enableNonRepudiationChecks, None, type Configuration } from 'openid-client';
import { CampusFailure } from '../campusFailure';
import type { StoredProvider } from '../providerRepository';

const waitSeconds = 10;
const freshMilliseconds = 10 * 60_000;

/** What discovery found of a provider, with its keys for what it signs. */
export interface OidcConfiguration {
  configuration: Configuration;
  keys: ReturnType<typeof createRemoteJWKSet>;
}

interface Kept {
  name: string;
  until: number;
  found: Promise<OidcConfiguration>;
}

// By provider; each process asks for itself, and again once somebody changed the provider.
const kept = new Map<number, Kept>();

/** Asks a provider for its addresses and keys (OpenID Connect Discovery), or returns what it said some minutes ago. */
export async function oidcConfiguration(provider: StoredProvider): Promise<OidcConfiguration> {
  const name = `${provider.version} ${provider.settings.address} ${provider.settings.clientId}`;
  const known = kept.get(provider.id);
  if (known && known.name === name && known.until > performance.now()) return known.found;
  const found = discover(provider);
  kept.set(provider.id, { name, until: performance.now() + freshMilliseconds, found });
  return found.catch((error: unknown) => {
    kept.delete(provider.id);
    throw new CampusFailure('providerAway', { cause: error });
  });
}

async function discover({ settings: { address, clientId }, clientSecret }: StoredProvider): Promise<OidcConfiguration> {
  const configuration = await discovery(new URL(address), clientId, {}, clientSecret ? ClientSecretBasic(clientSecret) : None(), {
    timeout: waitSeconds,
    // Signatures are checked although the tokens come from the provider itself. Without TLS on the machine itself alone: see campusAddressSchema.
    execute: [enableNonRepudiationChecks, ...(address.startsWith('http:') ? [allowInsecureRequests] : [])],
  });
  configuration.timeout = waitSeconds;
  const { jwks_uri: keysAddress } = configuration.serverMetadata();
  if (!keysAddress) throw new Error('the discovery document names no jwks_uri');
  return { configuration, keys: createRemoteJWKSet(new URL(keysAddress), { timeoutDuration: waitSeconds * 1000 }) };
}
