import { getBackups } from '@college/api-client/contract';
import type { BackupState } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { readBackupRecord } from './noteBackups';

/** The call about backups. */
export const backupCalls: readonly MountedCall[] = [
  handle(getBackups, async ({ db, language, services: { settings } }): Promise<BackupState> => {
    const { last, failure } = await readBackupRecord(db);
    const { backups } = settings;
    return {
      schedule: backups ? { at: backups.at, keep: backups.keep } : null,
      last: last ?? null,
      failure: failure ? { time: failure.time, reason: failure.reason[language] } : null,
    };
  }),
];
