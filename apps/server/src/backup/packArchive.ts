import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { OpenDatabase } from '../db';
import { newestMigration } from '../db/migrationSteps';
import type { Contents } from './archiveFormat';
import { BackupError, backupMessages } from './messages';
import { archiveText } from './writeArchive';

/** A compressed archive in memory, and how long everybody waited for it. */
export interface PackedArchive {
  parts: Buffer[];
  contents: Contents;
  /** On PostgreSQL nobody waits. */
  waitMilliseconds: number;
}

/** Makes an archive of everything in the database. It stays in memory, so that on the embedded engine nobody waits for a disk or a reader. */
export async function packArchive(database: Pick<OpenDatabase, 'alone' | 'engine'>, now: Date): Promise<PackedArchive> {
  return await database.alone(async (client) => {
    const begun = performance.now();
    if (!(await newestMigration(client)).name) throw new BackupError(backupMessages.newerDatabase);
    let contents: Contents | undefined;
    const text = async function* () {
      contents = yield* archiveText(client, database.engine, now);
    };
    const parts: Buffer[] = [];
    await pipeline(
      text,
      // As fast as it can be: others wait meanwhile.
      createGzip({ level: 3 }),
      async (packed: AsyncIterable<Buffer>) => {
        for await (const part of packed) parts.push(part);
      },
    );
    if (!contents) throw new BackupError(backupMessages.damaged);
    return { parts, contents, waitMilliseconds: database.engine === 'embedded' ? Math.round(performance.now() - begun) : 0 };
  });
}
