import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../db';
import { lastDue, type BackupSchedule } from './backupSchedule';
import type { MadeBackup } from './backupRecord';
import type { BackupKeys } from './encryption';
import { makeBackup } from './makeBackup';
import { changeBackupRecord, type ChangeOfRecord } from './noteBackups';
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

/** What makes the backups of a schedule in one process: it is asked again and again, and answers whether it made one. */
export function scheduledBackups(given: ScheduledBackups): (signal: AbortSignal) => Promise<boolean> {
  const { database, schedule, keys, now, log } = given;
  // What became of a backup is not lost because the database was away when it ended.
  let unnoted: ChangeOfRecord | undefined;

  async function note(change: ChangeOfRecord): Promise<void> {
    unnoted = change;
    await changeBackupRecord(database, change);
    unnoted = undefined;
  }

  /** Makes a backup where one is due and no other process makes it; an hour after a failure it is tried again. */
  return async (signal) => {
    if (unnoted) await note(unnoted);
    const due = lastDue(schedule.at, now(), given.timeZone).toISOString();
    const turn = await takeTurn(database, due, now());
    if (turn === undefined) return false;
    const made = await makeFile(turn, signal);
    if (!made) return false;
    await deleteOld(given);
    await note(() => ({ last: made, doneFor: due }));
    return true;
  };

  async function makeFile(turn: string, signal: AbortSignal): Promise<MadeBackup | undefined> {
    try {
      await mkdir(schedule.folder, { recursive: true, mode: 0o700 });
      const file = path.join(schedule.folder, scheduledName(now(), Object.keys(keys).length > 0));
      const made = await makeBackup(archiveOf(given), file, keys, { isVerified: true, signal });
      log.info(made, 'the backup of the day was made');
      return made;
    } catch (error) {
      const isStopped = signal.aborted;
      if (!isStopped) log.error({ err: error }, 'the backup of the day failed; it is tried again in an hour');
      const failure = isStopped ? {} : { failure: { time: now().toISOString(), reason: reasonWithoutPlaces(error, given) } };
      await note(({ turnTaken, ...rest }) => (turnTaken === turn ? { ...rest, ...failure } : undefined));
      return undefined;
    }
  }
}

/** That old ones stay makes the new one no worse: they are tried again after the next. */
async function deleteOld({ schedule, log }: ScheduledBackups): Promise<void> {
  try {
    const deleted = await deleteOldBackups(schedule.folder, schedule.keep);
    log.info({ deleted }, 'old backups were deleted');
  } catch (error) {
    log.error({ err: error }, 'old backups could not be deleted');
  }
}

/** Answers when the turn was taken, by which it is known again; undefined where nothing is due or another process makes it. */
async function takeTurn(database: OpenDatabase, due: string, now: Date): Promise<string | undefined> {
  const since = (time: string | undefined) => (time === undefined ? Infinity : now.getTime() - Date.parse(time));
  const taken = await changeBackupRecord(database, (record) => {
    if (record.doneFor !== undefined && record.doneFor >= due) return undefined;
    if (since(record.turnTaken) < longestTurn || since(record.failure?.time) < retryAfter) return undefined;
    return { ...record, turnTaken: now.toISOString() };
  });
  return taken?.turnTaken;
}

function archiveOf({ database, dataFolder, now }: ScheduledBackups): MakeArchive {
  if (database.engine === 'postgres') return (take) => packArchive(database, now(), take);
  return (take) => spoolArchive(database, dataFolder, now(), (bytes) => take(bytes));
}

/** Looks each minute whether a backup is due; the returned function ends that, and a backup that is being made. */
export function startScheduledBackups(given: ScheduledBackups): () => Promise<void> {
  const stopping = new AbortController();
  const makeDue = scheduledBackups(given);
  let last: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  function run(): void {
    if (isBusy) return;
    isBusy = true;
    last = makeDue(stopping.signal)
      .catch((error: unknown) => given.log.error({ err: error }, 'what is known of backups could not be read or changed'))
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
