import type { BackupState } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { getBackups } from './backups.contract';

/** The backups of the server, for college managers. */
export function createBackups(client: Client) {
  return {
    /** Returns when they are made, and the last good one. */
    getBackups({ signal }: Cancellable = {}): Promise<BackupState> {
      return client.call(getBackups, { signal });
    },
  };
}

export type BackupsResource = ReturnType<typeof createBackups>;
