import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../db';
import { lastDue, type BackupSchedule } from './backupSchedule';
import type { BackupKeys } from './encryption';
import { makeBackup } from './makeBackup';
import { changeBackupRecord } from './noteBackups';
import { packArchive, type MakeArchive } from './packArchive';
import { reasonWithoutPlaces } from './reasonWithoutPlaces';
import { deleteOldBackups, scheduledName } from './scheduledFiles';
import { spoolArchive } from './spoolArchive';

const minute = 60_000;
/** A process that has not finished within this time was killed. */
const longestTurn = 6 * 60 * minute;
const retryAfter = 60 * minute;

/** What a schedule works with. */
export interface ScheduledBackups {
  database: OpenDatabase;
  /** Where the embedded engine keeps its data. */
  dataFolder: string;
  schedule: BackupSchedule;
  keys: BackupKeys;
  timeZone: string;
  now: () => Date;
  log: Logger;
}

/** Makes a backup where one is due and no other process makes it; an hour after a failure it is tried again. Resolves to whether one was made. */
export async function makeDueBackup(given: ScheduledBackups, signal: AbortSignal): Promise<boolean> {
  const { database, schedule, keys, now, log } = given;
  const due = lastDue(schedule.at, now(), given.timeZone).toISOString();
  if (!(await takeTurn(database, due, now()))) return false;
  try {
    await mkdir(schedule.folder, { recursive: true, mode: 0o700 });
    const begun = now();
    const file = path.join(schedule.folder, scheduledName(begun, Object.keys(keys).length > 0));
    const made = await makeBackup(archiveOf(given), file, keys, { isVerified: true, signal });
    await changeBackupRecord(database, () => ({ last: made, doneFor: due }));
    const deleted = await deleteOldBackups(schedule.folder, schedule.keep);
    log.info({ ...made, deleted }, 'the backup of the day was made');
    return true;
  } catch (error) {
    const isStopped = signal.aborted;
    if (!isStopped) log.error({ err: error }, 'the backup of the day failed; it is tried again in an hour');
    const failure = isStopped ? {} : { failure: { time: now().toISOString(), reason: reasonWithoutPlaces(error, given) } };
    await changeBackupRecord(database, ({ turnTaken: _turn, ...rest }) => ({ ...rest, ...failure }));
    return false;
  }
}

async function takeTurn(database: OpenDatabase, due: string, now: Date): Promise<boolean> {
  const since = (time: string | undefined) => (time === undefined ? Infinity : now.getTime() - Date.parse(time));
  const taken = await changeBackupRecord(database, (record) => {
    if (record.doneFor !== undefined && record.doneFor >= due) return undefined;
    if (since(record.turnTaken) < longestTurn || since(record.failure?.time) < retryAfter) return undefined;
    return { ...record, turnTaken: now.toISOString() };
  });
  return taken !== undefined;
}

function archiveOf({ database, dataFolder, now }: ScheduledBackups): MakeArchive {
  if (database.engine === 'postgres') return (take) => packArchive(database, now(), take);
  return (take) => spoolArchive(database, dataFolder, now(), (bytes) => take(bytes));
}

/** Looks each minute whether a backup is due; the returned function ends that, and a backup that is being made. */
export function startScheduledBackups(given: ScheduledBackups): () => Promise<void> {
  const stopping = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  function run(): void {
    if (isBusy) return;
    isBusy = true;
    last = makeDueBackup(given, stopping.signal)
      .catch((error: unknown) => given.log.error({ err: error }, 'whether a backup is due could not be read'))
      .finally(() => (isBusy = false));
  }
  run();
  const timer = setInterval(run, minute);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await last;
  };
}
