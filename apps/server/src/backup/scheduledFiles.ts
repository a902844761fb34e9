import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const pattern = /^college-\d{8}T\d{6}Z\.backup(\.age)?(\.part)?$/;

/** The name of a backup that the server makes by itself; in the order of their names they are in that of time. */
export function scheduledName(now: Date, isEncrypted: boolean): string {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `college-${time}.backup${isEncrypted ? '.age' : ''}`;
}

/** Deletes all but the newest backups of a schedule, and what killed processes left of others; files with other names stay. One that cannot be deleted keeps none of the others. */
export async function deleteOldBackups(folder: string, keep: number): Promise<string[]> {
  const own = (await readdir(folder)).filter((name) => pattern.test(name)).toSorted();
  const whole = own.filter((name) => !name.endsWith('.part'));
  const old = [...whole.slice(0, Math.max(0, whole.length - keep)), ...own.filter((name) => name.endsWith('.part'))];
  const ends = await Promise.allSettled(old.map((name) => rm(path.join(folder, name), { force: true })));
  const faults = ends.filter((end) => end.status === 'rejected');
  if (faults[0]) throw new Error(`${faults.length} of ${old.length} files are still there`, { cause: faults[0].reason });
  return old;
}
