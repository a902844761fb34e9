import { open, rename, rm, stat } from 'node:fs/promises';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { exists } from '../db/exists';
import { syncFolder } from '../db/syncFolder';
import { countRecords } from './archiveFormat';
import { decryptedText, encrypted, type BackupKeys } from './encryption';
import { BackupError, backupMessages } from './messages';
import type { MakeArchive } from './packArchive';
import type { MadeBackup } from './backupRecord';
import { openArchive } from './readArchive';
import { verifyArchive } from './verifyArchive';

export interface BackupOptions {
  isVerified: boolean;
  /** Ends it, so that nothing of it is left. */
  signal?: AbortSignal;
}

/** Writes an archive to a file that has its name only once it is whole, on the disk, and was restored with the same digest. */
export async function makeBackup(
  archive: MakeArchive,
  file: string,
  keys: BackupKeys,
  { isVerified, signal }: BackupOptions,
): Promise<MadeBackup> {
  if (await exists(file)) throw new BackupError(backupMessages.fileExists(file));
  const part = `${file}.part`;
  // Nothing is read that has no place to go to.
  await (await open(part, 'wx', 0o600)).close();
  try {
    // A recipient's secret key is elsewhere: a second key, which this process forgets, opens the file to verify it.
    const identity = isVerified && keys.recipient ? await generateX25519Identity() : undefined;
    const own = identity ? { ...keys, verifier: await identityToRecipient(identity) } : keys;
    const { contents, madeAt, waitMilliseconds } = await archive(async (bytes) => {
      await pipeline(await encrypted(Readable.from(bytes), own), createWriteStream(part, { flags: 'r+', flush: true }), { signal });
    });
    if (isVerified) {
      const opened = await openArchive(untilAborted(decryptedText(createReadStream(part), { ...keys, identity }), signal));
      if ((await verifyArchive(opened)).digest !== contents.digest) throw new BackupError(backupMessages.differs);
    }
    const { size } = await stat(part);
    await rename(part, file);
    await syncFolder(path.dirname(file));
    const { digest } = contents;
    const name = path.basename(file);
    return { file: name, time: madeAt, bytes: size, records: countRecords(contents), digest, waitMilliseconds, isVerified };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* untilAborted(text: AsyncIterable<string>, signal: AbortSignal | undefined): AsyncGenerator<string> {
  for await (const part of text) {
    signal?.throwIfAborted();
    yield part;
  }
}
