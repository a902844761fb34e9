import { Readable } from 'node:stream';
import type { Contents } from './archiveFormat';
import { decryptedText } from './encryption';
import { packFolder } from './packFolder';
import { openArchive } from './readArchive';
import { restoreArchive } from './restoreArchive';

/** Puts every record of a folder that no server works on into an empty PostgreSQL database; resolves to what is stored there with the digest of the folder. */
export async function moveRecords(folder: string, url: string): Promise<Contents> {
  const { contents } = await packFolder(folder, async (bytes) => {
    const archive = await openArchive(decryptedText(Readable.from(bytes), {}));
    await restoreArchive(archive, { url }, { isReplacing: false });
  });
  return contents;
}
