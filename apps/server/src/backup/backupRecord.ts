import { goodBackupSchema } from '@college/curriculum-model';
import { z } from 'zod';

/** What is said of a backup that was made. */
export const madeBackupSchema = goodBackupSchema;
export type MadeBackup = z.output<typeof madeBackupSchema>;

/** What the database knows of its backups. */
export const backupRecordSchema = z.object({
  last: madeBackupSchema.optional(),
  failure: z.object({ time: z.string(), reason: z.object({ zh: z.string(), en: z.string() }) }).optional(),
  /** The moment of the schedule for which the last good one was made. */
  doneFor: z.string().optional(),
  /** When a process took the turn that is open. */
  turnTaken: z.string().optional(),
});
export type BackupRecord = z.output<typeof backupRecordSchema>;
