import { inBothLanguages } from '../admin/messages';
import { openDatabase, silentLogger } from '../db';
import { onOwnClient } from '../db/openPostgres';
import { readOptions, type Options } from '../options';
import { askServer, tellServer } from './askServer';
import type { MadeBackup } from './backupRecord';
import { makeBackup } from './makeBackup';
import { backupMessages } from './messages';
import { noteGoodBackup } from './noteBackups';
import { packArchive, type MakeArchive } from './packArchive';
import { packFolder } from './packFolder';
import { fromHere, runCommand } from './runCommand';

/** `npm run backup`: from PostgreSQL, from the server that works on the folder, or from the folder itself. */
await runCommand(
  backupMessages.backupUsage,
  { to: { type: 'string' }, recipient: { type: 'string' }, 'no-verify': { type: 'boolean' } },
  'to',
  async ({ to, recipient, 'no-verify': isUnverified }) => {
    const options = readOptions([], process.env);
    const keys = { ...options.backupKeys, ...(recipient ? { recipient: String(recipient) } : {}) };
    const make = (archive: MakeArchive) => makeBackup(archive, fromHere(to), keys, { isVerified: !isUnverified });
    const made = await backUp(options, make);
    // The file is whole: that the database does not say so is no failure of the backup.
    const isNoted = await note(options, made).catch(() => false);
    if (!isNoted) process.stderr.write(`${inBothLanguages(backupMessages.notNoted)}\n`);
    return backupMessages.backedUp(made);
  },
);

async function backUp({ databaseUrl, directUrl, dataFolder }: Options, make: (archive: MakeArchive) => Promise<MadeBackup>) {
  const url = directUrl ?? databaseUrl;
  if (url) return await make((take) => packArchive({ engine: 'postgres', alone: (act) => onOwnClient(url, act) }, new Date(), take));
  const fromServer = await askServer(dataFolder);
  if (fromServer) return await make(fromServer);
  return await make((take) => packFolder(dataFolder, take));
}

async function note({ databaseUrl, directUrl, dataFolder }: Options, made: MadeBackup): Promise<boolean> {
  const url = directUrl ?? databaseUrl;
  if (!url && (await tellServer(dataFolder, made))) return true;
  const database = await openDatabase({ ...(url ? { url } : { folder: dataFolder }), logger: silentLogger });
  try {
    await noteGoodBackup(database, made);
    return true;
  } finally {
    await database.close();
  }
}
