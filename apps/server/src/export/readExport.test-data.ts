import { sourceOf } from './importExport';
import { openExport } from './openExport';
import { ZipReader } from './zipReader';

/** Reads every record of an export, without a database that takes them; one costs three seconds. */
export async function readExport(file: string): Promise<{ digest: string; isEdited: boolean }> {
  const zip = await ZipReader.open(file);
  try {
    const { archive, said, read } = await openExport(sourceOf(zip, file));
    const records = archive.records();
    while (!(await records.next()).done);
    const { digest } = read();
    return { digest, isEdited: digest !== said.digest };
  } finally {
    zip.close();
  }
}
