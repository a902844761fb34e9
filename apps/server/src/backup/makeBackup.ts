import { access, open, rename, rm, stat } from 'node:fs/promises';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../db/syncFolder';
import { countRecords } from './archiveFormat';
import { decryptedText, encrypted, type Keys } from './encryption';
import { BackupError, backupMessages } from './messages';
import type { PackedArchive } from './packArchive';
import type { MadeBackup } from './madeBackup';
import { openArchive, type OpenArchive } from './readArchive';
import { verifyArchive } from './verifyArchive';

/** Writes an archive to a file that has its name only once it is whole, on the disk, and was restored with the same digest. */
export async function makeBackup(
  archive: () => Promise<PackedArchive>,
  file: string,
  keys: Keys,
  { isVerified }: { isVerified: boolean },
): Promise<MadeBackup> {
  if (await exists(file)) throw new BackupError(backupMessages.fileExists(file));
  const part = `${file}.part`;
  // Nothing is read that has no place to go to.
  await (await open(part, 'wx', 0o600)).close();
  try {
    const { parts, contents, waitMilliseconds } = await archive();
    await pipeline(await encrypted(Readable.from(parts), keys), createWriteStream(part, { flags: 'r+', flush: true }));
    // What is encrypted for others cannot be opened here: then its bytes of before are restored.
    const isOpened = !keys.recipient || keys.identity !== undefined;
    const written = isOpened ? decryptedText(createReadStream(part), keys) : decryptedText(Readable.from(parts), {});
    if (isVerified) await requireDigest(await openArchive(written), contents.digest);
    const { size } = await stat(part);
    await rename(part, file);
    await syncFolder(path.dirname(file));
    return { file, bytes: size, records: countRecords(contents), digest: contents.digest, waitMilliseconds, isVerified };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function requireDigest(archive: OpenArchive, digest: string): Promise<void> {
  if ((await verifyArchive(archive)).digest !== digest) throw new BackupError(backupMessages.differs);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
