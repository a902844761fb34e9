import { writeFile } from 'node:fs/promises';
import { onOwnClient } from '../db/openPostgres';
import { askServer } from '../backup/askServer';
import { packArchive } from '../backup/packArchive';
import { packFolder } from '../backup/packFolder';
import { fromHere, runCommand } from '../backup/runCommand';
import { readOptions } from '../options';
import { makeExport } from './makeExport';
import { exportSchema } from './exportSchema';
import { ExportError, exportMessages } from './messages';

/** `npm run export`: from PostgreSQL, from the server that works on the folder, or from the folder itself. */
await runCommand(exportMessages.exportUsage, { to: { type: 'string' }, schema: { type: 'string' } }, undefined, async ({ to, schema }) => {
  if (schema !== undefined) return await describe(fromHere(schema));
  if (to === undefined) throw new ExportError(exportMessages.neither);
  const { databaseUrl, directUrl, dataFolder } = readOptions([], process.env);
  const url = directUrl ?? databaseUrl;
  const archive = url
    ? (take: Parameters<typeof packArchive>[2]) =>
        packArchive({ engine: 'postgres', alone: (act) => onOwnClient(url, act) }, new Date(), take)
    : ((await askServer(dataFolder)) ?? ((take) => packFolder(dataFolder, take)));
  const file = fromHere(to);
  const { records, digest } = await makeExport(archive, file);
  return exportMessages.exported({ file, count: records, digest });
});

async function describe(file: string) {
  await writeFile(file, `${JSON.stringify(exportSchema, null, 2)}\n`);
  return exportMessages.described(file);
}
