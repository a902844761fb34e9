import { targetOf } from '../backup/targetOf';
import { fromHere, runCommand } from '../backup/runCommand';
import { importExport } from './importExport';
import { exportMessages } from './messages';

/** `npm run import`: into the database that the server uses, or into another one, where it is empty. */
await runCommand(exportMessages.importUsage, { from: { type: 'string' }, into: { type: 'string' } }, 'from', async ({ from, into }) => {
  const { records, digest, isEdited } = await importExport(fromHere(from), targetOf(into));
  return exportMessages.imported({ count: records, digest, isEdited });
});
