import { readOptions } from '../options';
import { countRecords } from './archiveFormat';
import { BackupError, backupMessages } from './messages';
import { moveRecords } from './moveRecords';
import { runCommand } from './runCommand';

/** `npm run move`: from the folder of the embedded engine into PostgreSQL. */
await runCommand(backupMessages.moveUsage, { into: { type: 'string' } }, undefined, async ({ into }) => {
  const { databaseUrl, directUrl, dataFolder } = readOptions([], process.env);
  const url = typeof into === 'string' ? into : (directUrl ?? databaseUrl);
  if (!url || !/^postgres(ql)?:/.test(url)) throw new BackupError(backupMessages.noTarget);
  const contents = await moveRecords(dataFolder, url);
  return backupMessages.moved({ records: countRecords(contents), digest: contents.digest });
});
