import type { CampusProvider } from '@college/curriculum-model';
import type { ServerSettings } from '../http/services';
import type { StoredProvider } from './providerRepository';
import { providerAddresses } from './returnAddress';

/** A provider as managers read it: that it has a secret, and not which. */
export function presentProvider(
  { id, protocol, isEnabled, settings, clientSecret, version }: StoredProvider,
  { settings: server, origin }: { settings: Pick<ServerSettings, 'publicAddress'>; origin: string },
): CampusProvider {
  return {
    ...settings,
    id,
    protocol,
    isEnabled,
    hasClientSecret: clientSecret !== null,
    ...providerAddresses(id, server, origin),
    version,
  };
}

/** The same for the audit log, without what says nothing about the provider. */
export function auditedProvider({ protocol, isEnabled, settings, clientSecret }: StoredProvider) {
  return { ...settings, protocol, isEnabled, hasClientSecret: clientSecret !== null };
}
