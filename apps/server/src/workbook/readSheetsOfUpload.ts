import type { UploadedSheet } from '@college/curriculum-model';
import { inspectUpload, type FileFault } from './inspectUpload';
import { readInTurn } from './readingTurns';
import { readSheets, type ReadingLimits } from './readRows';

/** Every visible sheet of an uploaded workbook, or why it was refused; cells beyond the limits are not read. */
export async function readSheetsOfUpload(
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
  limits: ReadingLimits & { maxColumns: number },
): Promise<{ sheets: UploadedSheet[] } | { fault: FileFault }> {
  return await readInTurn(async () => {
    const inspected = await inspectUpload(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), fileName);
    if ('fault' in inspected) return inspected;
    if (inspected.format !== 'xlsx') return { fault: { code: 'wrongType' } as const };
    const outcome = await readSheets(bytes, limits);
    if ('failure' in outcome) return { fault: { code: outcome.failure } as const };
    return { sheets: outcome.sheets.map(({ name, rows, formulas }) => ({ name, rows, formulas: new Set(formulas) })) };
  });
}
