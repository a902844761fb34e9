import type { OptionItem } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { listOccupationLevels } from './options.contract';

/** The classification of occupations. */
export function createOccupations(client: Client) {
  return {
    /** The tree of levels, from the major classes down, in the language of the client. */
    listOccupationLevels({ signal }: { signal?: AbortSignal } = {}): Promise<OptionItem[]> {
      return client.call(listOccupationLevels, { signal });
    },
  };
}
