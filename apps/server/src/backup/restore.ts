import { createReadStream } from 'node:fs';
import { countRecords } from './archiveFormat';
import { decryptedText } from './encryption';
import { keysOfPerson } from './keysOfPerson';
import { backupMessages } from './messages';
import { openArchive } from './readArchive';
import { restoreArchive } from './restoreArchive';
import { fromHere, runCommand } from './runCommand';
import { targetOf } from './targetOf';

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
