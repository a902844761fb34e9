import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { OpenDatabase } from '../db';
import { newestMigration } from '../db/migrationSteps';
import type { Contents } from './archiveFormat';
import { BackupError, backupMessages } from './messages';
import { archiveText } from './writeArchive';

/** What is in an archive that was made, and how long everybody waited for it. */
export interface PackedArchive {
  contents: Contents;
  madeAt: string;
  /** On PostgreSQL nobody waits. */
  waitMilliseconds: number;
}

/** Takes the bytes of a compressed archive while it is made. */
export type TakeBytes = (bytes: AsyncIterable<Buffer>) => Promise<void>;

/** Makes an archive and gives its bytes away. */
export type MakeArchive = (take: TakeBytes) => Promise<PackedArchive>;

/** Makes an archive of everything in the database. On the embedded engine everybody waits until the last byte was taken. */
export async function packArchive(database: Pick<OpenDatabase, 'alone' | 'engine'>, now: Date, take: TakeBytes): Promise<PackedArchive> {
  return await database.alone(async (client) => {
    const begun = performance.now();
    if (!(await newestMigration(client)).name) throw new BackupError(backupMessages.newerDatabase);
    let contents: Contents | undefined;
    const text = async function* () {
      contents = yield* archiveText(client, database.engine, now);
    };
    // As fast as it can be: others wait meanwhile.
    await pipeline(text, createGzip({ level: 3 }), take);
    if (!contents) throw new BackupError(backupMessages.damaged);
    const waitMilliseconds = database.engine === 'embedded' ? Math.round(performance.now() - begun) : 0;
    return { contents, madeAt: now.toISOString(), waitMilliseconds };
  });
}
