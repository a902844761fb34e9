import type { BackupState } from '@college/curriculum-model';
import type { ReadOptions } from '../PeopleSource';

/** Where the state of the backups is read. Failures reject with an error whose message staff can read. */
export interface BackupsSource {
  /** When backups are made, the last good one, and why a later one failed. Call: `GET /manage/backups` (extension). */
  getBackups(options?: ReadOptions): Promise<BackupState>;
}
