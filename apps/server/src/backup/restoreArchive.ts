import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { openDatabase, silentLogger } from '../db';
import { prepareFolder } from '../db/dataFolder';
import { lockFolder } from '../db/folderLock';
import { migrateTables } from '../db/migrate';
import { onOwnClient } from '../db/openPostgres';
import { putRestoredInPlace, restoredName } from '../db/restoredFolder';
import type { Contents } from './archiveFormat';
import { NotEmptyError } from './messages';
import type { OpenArchive } from './readArchive';
import { restoreRecords } from './restoreRecords';
import { emptyOwnDatabase, requireAlone } from './targetDatabase';

/** Where an archive goes. */
export type RestoreTarget = { url: string } | { folder: string };

/** Puts everything of an archive into an empty database, or into one whose records it replaces, and brings it up to today: all of it or nothing. */
export async function restoreArchive(
  archive: OpenArchive,
  target: RestoreTarget,
  { isReplacing }: { isReplacing: boolean },
): Promise<Contents> {
  if ('folder' in target) return await restoreFolder(archive, path.resolve(target.folder), isReplacing);
  return await onOwnClient(target.url, async (client) => {
    const contents = await restoreRecords(client, archive, async () => {
      await requireAlone(client);
      await emptyOwnDatabase(client, isReplacing);
    });
    await migrateTables(client);
    await client.query('analyze');
    return contents;
  });
}

/** Into a folder beside the data, which takes its place when it is whole. The data of before is kept under another name. */
async function restoreFolder(archive: OpenArchive, folder: string, isReplacing: boolean): Promise<Contents> {
  await prepareFolder(folder);
  const lock = await lockFolder(folder);
  try {
    await putRestoredInPlace(folder);
    const hasData = (await readdir(folder)).includes('data');
    if (hasData && !isReplacing) throw new NotEmptyError(folder);
    const scratch = path.join(folder, 'restoring');
    await rm(scratch, { recursive: true, force: true });
    await mkdir(scratch);
    try {
      const contents = await restoreInFolder(archive, scratch);
      await rm(path.join(folder, restoredName), { recursive: true, force: true });
      await rename(path.join(scratch, 'data'), path.join(folder, restoredName));
      const before = `data.before-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
      if (hasData) await rename(path.join(folder, 'data'), path.join(folder, before));
      await putRestoredInPlace(folder);
      return contents;
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  } finally {
    await lock.release();
  }
}

let begin: ((folder: string) => Promise<void>) | undefined;

/** Tests begin with a copy of an empty database: making one takes most of the time of a restore. Without an argument it is made. Answers how to undo it. */
export function setRestoreBeginning(given?: typeof begin): () => void {
  const before = begin;
  begin = given;
  return () => void (begin = before);
}

/** Puts an archive into a new embedded database in a folder. */
export async function restoreInFolder(archive: OpenArchive, folder: string): Promise<Contents> {
  return await onNewDatabase(folder, async (client) => {
    const contents = await restoreRecords(client, archive, () => emptyOwnDatabase(client, true));
    await migrateTables(client);
    return contents;
  });
}

/** Runs `act` alone on a new embedded database in a folder, which is closed afterwards. */
export async function onNewDatabase<Result>(folder: string, act: (client: pg.ClientBase) => Promise<Result>): Promise<Result> {
  await begin?.(folder);
  const database = await openDatabase({ folder, logger: silentLogger });
  try {
    return await database.alone(act);
  } finally {
    await database.close();
  }
}
