import { access } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase, type DatabaseLogger } from '../db';
import { onOwnClient } from '../db/openPostgres';
import { readOptions, type Options } from '../options';
import { askServer } from './backupSocket';
import { makeBackup } from './makeBackup';
import { BackupError, backupMessages } from './messages';
import { packArchive, type PackedArchive } from './packArchive';
import { fromHere, runCommand } from './runCommand';

const silent: DatabaseLogger = { info() {}, warn() {}, error() {} };

/** `npm run backup`: from PostgreSQL, from the server that works on the folder, or from the folder itself. */
await runCommand(
  backupMessages.backupUsage,
  { to: { type: 'string' }, recipient: { type: 'string' }, 'no-verify': { type: 'boolean' } },
  'to',
  async ({ to, recipient, 'no-verify': isUnverified }) => {
    const passphrase = process.env.BACKUP_PASSPHRASE;
    const keys = { ...(recipient ? { recipient: String(recipient) } : {}), ...(passphrase ? { passphrase } : {}) };
    const options = readOptions([], process.env);
    return backupMessages.backedUp(await makeBackup(() => archiveOf(options), fromHere(to), keys, { isVerified: !isUnverified }));
  },
);

async function archiveOf({ databaseUrl, directUrl, dataFolder }: Options): Promise<PackedArchive> {
  const now = new Date();
  const url = directUrl ?? databaseUrl;
  if (url) return await packArchive({ engine: 'postgres', alone: (act) => onOwnClient(url, act) }, now);
  // A folder without a database must not get one.
  await access(path.join(dataFolder, 'data')).catch((error: unknown) => {
    throw new BackupError(backupMessages.noDatabase(dataFolder), { cause: error });
  });
  const fromServer = await askServer(dataFolder);
  if (fromServer) return fromServer;
  const database = await openDatabase({ folder: dataFolder, logger: silent });
  try {
    // Nobody else is there to wait.
    return { ...(await packArchive(database, now)), waitMilliseconds: 0 };
  } finally {
    await database.close();
  }
}
