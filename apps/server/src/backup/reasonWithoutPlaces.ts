import { tmpdir } from 'node:os';
import type { Bilingual } from '@college/curriculum-model';
import { explainBackup } from './explainBackup';
import { BackupError, backupMessages } from './messages';

/** Why a backup failed, for college managers: folders are named by their settings, addresses not at all. */
export function reasonWithoutPlaces(
  error: unknown,
  { schedule, dataFolder }: { schedule: { folder: string }; dataFolder: string },
): Bilingual {
  const isOfDisk = Reflect.get(Object(error), 'syscall') !== undefined && Reflect.get(Object(error), 'path') !== undefined;
  if (!(error instanceof BackupError) && !isOfDisk) return backupMessages.seeLog;
  const { zh, en } = explainBackup(error, schedule.folder);
  const named = (sentence: string) =>
    sentence.replaceAll(schedule.folder, 'BACKUP_FOLDER').replaceAll(dataFolder, 'DATA_DIR').replaceAll(tmpdir(), 'TMPDIR');
  return { zh: named(zh), en: named(en) };
}
