import path from 'node:path';
import { BackupError, backupMessages, NotEmptyError } from '../backup/messages';
import { restoreArchive, type RestoreTarget } from '../backup/restoreArchive';
import { ExportError, exportMessages } from './messages';
import { openExport } from './openExport';
import type { ExportContents } from './exportFile';
import type { ExportSource } from './exportSource';
import { jsonSource } from './jsonSource';
import { workbookPart } from './workbook/openWorkbook';
import { workbookSource } from './workbook/workbookSource';
import { ZipReader } from './zipReader';

/** Puts an export into an empty installation: all of it, with the digest of what was read, or nothing. */
export async function importExport(file: string, target: RestoreTarget): Promise<ExportContents & { isEdited: boolean }> {
  const zip = await ZipReader.open(file);
  try {
    const { archive, said, read } = await openExport(sourceOf(zip, file));
    await restoreArchive(archive, target, { isReplacing: false }).catch(refuse);
    const contents = read();
    return { ...contents, isEdited: contents.digest !== said.digest };
  } finally {
    zip.close();
  }
}

/** What it is says the content, not the ending. */
export function sourceOf(zip: ZipReader, file: string): ExportSource {
  if (zip.has('contents.json')) return jsonSource(zip);
  if (zip.has(workbookPart)) return workbookSource(zip, path.basename(file));
  throw new ExportError(exportMessages.noExport);
}

/** Sentences of a restore speak of a backup, which nobody has here. */
function refuse(error: unknown): never {
  if (error instanceof NotEmptyError) throw new ExportError(exportMessages.notEmpty(error.target), { cause: error });
  if (error instanceof BackupError && error.sentence === backupMessages.damaged)
    throw new ExportError(exportMessages.inconsistent, { cause: error });
  if (error instanceof BackupError && error.sentence === backupMessages.differs)
    throw new ExportError(exportMessages.unordered, { cause: error });
  throw error;
}
