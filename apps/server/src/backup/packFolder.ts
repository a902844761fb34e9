import { access } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase, silentLogger } from '../db';
import { BackupError, backupMessages } from './messages';
import { packArchive, type PackedArchive, type TakeBytes } from './packArchive';

/** Makes an archive of a folder that no server works on, which is refused otherwise. */
export async function packFolder(folder: string, take: TakeBytes): Promise<PackedArchive> {
  // A folder without a database must not get one.
  await access(path.join(folder, 'data')).catch((error: unknown) => {
    throw new BackupError(backupMessages.noDatabase(folder), { cause: error });
  });
  const database = await openDatabase({ folder, logger: silentLogger });
  try {
    // Nobody else is there to wait.
    return { ...(await packArchive(database, new Date(), take)), waitMilliseconds: 0 };
  } finally {
    await database.close();
  }
}
