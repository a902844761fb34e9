import { inspectUpload, type FileFault } from './inspectUpload';
import { readInTurn } from './readingTurns';
import { readRows, type ReadingLimits } from './readRows';

/** The rows of the first visible sheet of an uploaded workbook, or of a csv file, or why it was refused; at most `maxRows` of them. */
export async function readRowsOfUpload(
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
  limits: ReadingLimits,
): Promise<{ rows: string[][] } | { fault: FileFault }> {
  return await readInTurn(async () => {
    const inspected = await inspectUpload(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), fileName);
    if ('fault' in inspected) return inspected;
    const read = await readRows(bytes, inspected.format, limits);
    return 'failure' in read ? { fault: { code: read.failure } as const } : read;
  });
}
