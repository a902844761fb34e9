import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Contents } from './archiveFormat';
import type { OpenArchive } from './readArchive';
import { restoreInFolder } from './restoreArchive';

/** Restores an archive into a database that is thrown away; resolves to what is in it, or rejects with the reason why it cannot be restored. */
export async function verifyArchive(archive: OpenArchive): Promise<Contents> {
  const folder = await mkdtemp(path.join(tmpdir(), 'college-verify-'));
  try {
    return await restoreInFolder(archive, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
