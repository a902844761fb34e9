import type { Overview } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { getOverview } from './overview.contract';

/** What waits for the signed-in person. */
export function createOverview(client: Client) {
  return {
    loadOverview(lang: string, { signal }: { signal?: AbortSignal } = {}): Promise<Overview> {
      return client.call(getOverview, { query: { lang }, signal });
    },
  };
}
