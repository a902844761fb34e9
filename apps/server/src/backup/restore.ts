import { createReadStream } from 'node:fs';
import { readOptions } from '../options';
import { countRecords } from './archiveFormat';
import { decryptedText } from './encryption';
import { keysOfPerson } from './keysOfPerson';
import { backupMessages } from './messages';
import { openArchive } from './readArchive';
import { restoreArchive, type RestoreTarget } from './restoreArchive';
import { fromHere, runCommand } from './runCommand';

/** `npm run restore`: into the database that the server uses, or into another one. */
await runCommand(
  backupMessages.restoreUsage,
  { from: { type: 'string' }, into: { type: 'string' }, identity: { type: 'string' }, replace: { type: 'boolean' } },
  'from',
  async ({ from, into, identity, replace }) => {
    const archive = await openArchive(decryptedText(createReadStream(fromHere(from)), await keysOfPerson(identity)));
    const contents = await restoreArchive(archive, targetOf(into), { isReplacing: replace === true });
    return backupMessages.restored({ records: countRecords(contents), digest: contents.digest });
  },
);

function targetOf(into: string | boolean | undefined): RestoreTarget {
  if (typeof into === 'string') return /^postgres(ql)?:/.test(into) ? { url: into } : { folder: fromHere(into) };
  const { databaseUrl, directUrl, dataFolder } = readOptions([], process.env);
  const url = directUrl ?? databaseUrl;
  return url ? { url } : { folder: dataFolder };
}
