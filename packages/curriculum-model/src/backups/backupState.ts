import { z } from 'zod';

const count = z.int().min(0);
const time = z.iso.datetime();

/** Extension: a backup that is whole and on its disk. */
export const goodBackupSchema = z.object({
  /** The moment whose records it has. */
  time,
  /** Name of the file, without its folder. */
  file: z.string(),
  bytes: count,
  records: count,
  /** SHA-256 over all records. */
  digest: z.string(),
  /** Whether it was restored into a database of its own with the same digest. */
  isVerified: z.boolean(),
  /** How long others waited for the database while it was read. */
  waitMilliseconds: count,
});
export type GoodBackup = z.infer<typeof goodBackupSchema>;

/** Extension: what a college manager may know of the backups of a server. */
export const backupStateSchema = z.object({
  /** When backups are made by themselves; null where none are. */
  schedule: z
    .object({
      /** Time of the day on the campus, such as 02:30. */
      at: z.string(),
      /** How many are kept. */
      keep: z.int().min(1),
    })
    .nullable(),
  /** The last good one, by hand or by itself; null where none is known. */
  last: goodBackupSchema.nullable(),
  /** The last one that was not made; null where a good one followed. */
  failure: z.object({ time, reason: z.string() }).nullable(),
});
export type BackupState = z.infer<typeof backupStateSchema>;
