import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { OpenDatabase } from '../db';
import { packArchive, type PackedArchive } from './packArchive';

const isSpool = (name: string) => /^backup\.[\w-]+\.spool$/.test(name);

/** Makes an archive in a file beside the data, which is as secret as the data, then gives it away: nobody waits for a slow reader, a slow disk or a cipher. */
export async function spoolArchive(
  database: OpenDatabase,
  folder: string,
  now: Date,
  give: (bytes: AsyncIterable<Buffer>, size: number, packed: PackedArchive) => Promise<void>,
): Promise<PackedArchive> {
  const spool = path.join(folder, `backup.${randomUUID()}.spool`);
  try {
    const packed = await packArchive(database, now, (bytes) => pipeline(bytes, createWriteStream(spool, { flags: 'wx', mode: 0o600 })));
    await give(createReadStream(spool), (await stat(spool)).size, packed);
    return packed;
  } finally {
    await rm(spool, { force: true });
  }
}

/** Removes what processes left that were killed meanwhile. */
export async function removeSpools(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (isSpool(name)) await rm(path.join(folder, name), { force: true });
}
