import { createCampusSignIn, readCampusReturn, type Client } from '@college/api-client';
import type { CampusDoorProps } from '@college/curriculum-widgets/shell/CampusDoor';
import type { Campus } from './campus';

/** The ways of the campus, and what shows them. */
export interface CampusPart {
  Door: typeof Campus;
  given: Pick<CampusDoorProps, 'providers' | 'isLocalOpen' | 'returned'>;
}

/** Asks how one signs in, and reads what a provider sent the browser back with; null where there is only the password, which is remembered. */
export async function loadCampus(
  client: Client,
  hash: string,
  browserStorage: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
): Promise<CampusPart | null> {
  const returned = readCampusReturn(hash);
  const { providers, isLocalOpen } = await createCampusSignIn(client)
    .loadWays()
    // Without an answer there is still the password.
    .catch(() => ({ providers: [], isLocalOpen: true }));
  if (providers.length === 0 && isLocalOpen) browserStorage.removeItem(key);
  else browserStorage.setItem(key, '1');
  if (providers.length === 0 && isLocalOpen && !returned) return null;
  const { Campus: Door } = await import('./campus');
  return { Door, given: { providers, isLocalOpen, ...(returned && { returned }) } };
}
