import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { databaseMessages } from './messages';

/** The major version of PostgreSQL that the embedded engine is, which is that of its files. */
export const engineFormat = '18';

/** Throws a sentence where the files of a folder are of another major version of the engine, which would not open them or spoil them. */
export async function requireOwnFormat(folder: string): Promise<void> {
  const written = await readFile(path.join(folder, 'data/PG_VERSION'), 'utf8').catch((error: unknown) => {
    // A folder that is new has none.
    if (Reflect.get(Object(error), 'code') === 'ENOENT') return engineFormat;
    throw error;
  });
  if (written.trim() !== engineFormat) throw new Error(databaseMessages.otherFormat(folder, written.trim(), engineFormat));
}
