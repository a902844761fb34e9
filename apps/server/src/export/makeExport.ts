import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decryptedText } from '../backup/encryption';
import type { MakeArchive } from '../backup/packArchive';
import { openArchive } from '../backup/readArchive';
import { backupMessages, BackupError } from '../backup/messages';
import { exists } from '../db/exists';
import { syncFolder } from '../db/syncFolder';
import { readArchiveForExport, type ExportContents } from './exportFile';
import { jsonExport } from './jsonExport';
import { requireOwnTables } from './requireOwnTables';
import { workbookExport } from './workbook/workbookExport';

/** Writes an export to a file that has its name only once it is whole and on the disk: a workbook where the name ends so, else JSON. */
export async function makeExport(archive: MakeArchive, file: string): Promise<ExportContents> {
  if (await exists(file)) throw new BackupError(backupMessages.fileExists(file));
  const write = path.extname(file).toLowerCase() === '.xlsx' ? workbookExport : jsonExport;
  const part = `${file}.part`;
  await (await open(part, 'wx', 0o600)).close();
  try {
    let contents: ExportContents | undefined;
    await archive(async (bytes) => {
      const opened = await openArchive(decryptedText(Readable.from(bytes), {}));
      await requireOwnTables(opened.head);
      const made = async function* () {
        contents = yield* write(readArchiveForExport(opened));
      };
      await pipeline(made, createWriteStream(part, { flags: 'r+', flush: true }));
    });
    if (!contents) throw new BackupError(backupMessages.damaged);
    await rename(part, file);
    await syncFolder(path.dirname(file));
    return contents;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
