import type { Retention, SaveRetentionRequest } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { getRetention, saveRetention } from './retention.contract';

/** How long a college keeps what is deleted by itself, for college managers. A failed save is only thrown, not reported: the form shows it. */
export function createRetention(client: Client) {
  const quiet = quietClient(client);
  return {
    /** The days of each kind; null for good. */
    loadRetention({ signal }: Cancellable = {}): Promise<Retention> {
      return client.call(getRetention, { signal });
    },
    /** Stores the days of all kinds; answers them as stored. */
    saveRetention(request: SaveRetentionRequest): Promise<Retention> {
      return quiet.call(saveRetention, { body: request });
    },
  };
}

export type RetentionResource = ReturnType<typeof createRetention>;
