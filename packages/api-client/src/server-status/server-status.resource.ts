import type { ServerStatus } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { getServerStatus } from './server-status.contract';

/** How the server is, for college managers. */
export function createServerStatus(client: Client) {
  return {
    /** Reads it now. */
    getServerStatus({ signal }: Cancellable = {}): Promise<ServerStatus> {
      return client.call(getServerStatus, { signal });
    },
  };
}

export type ServerStatusResource = ReturnType<typeof createServerStatus>;
