import type { Bilingual } from '@college/curriculum-model';
import { explainStart } from '../db';
import { BackupError, backupMessages } from './messages';

/** The sentence for a backup or restore that failed at a place. */
export function explainBackup(error: unknown, place: string): Bilingual {
  if (error instanceof BackupError) return error.sentence;
  const { code, path = place, syscall } = Object(error) as NodeJS.ErrnoException;
  if (code === '42501') return backupMessages.noRightInDatabase;
  if (syscall && code === 'ENOENT') return backupMessages.noFile(path);
  if (syscall && code === 'EEXIST') return backupMessages.partExists(path);
  if (code === 'ENOSPC' || code === 'EDQUOT') return backupMessages.diskFull(path);
  if (syscall && /^(EACCES|EPERM|EROFS)$/.test(String(code))) return backupMessages.noRight(path);
  // Sentences of the database are in both languages already.
  const sentence = explainStart(error).slice(0, 500);
  return { zh: sentence, en: sentence };
}
