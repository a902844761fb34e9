import type { Bilingual, PointKsa } from '@college/curriculum-model';
import { inspectUpload, type FileFault } from './inspectUpload';
import { faultSentence } from './messages';
import { parsePointRows, type RowFault } from './parsePointRows';
import type { TemplateKind } from './pointColumns';
import { readInTurn } from './readingTurns';
import { readRows } from './readRows';

// Room for blank lines between two thousand filled ones; what lies beyond is counted, not read.
const maxSheetRows = 20_001;

/** What an uploaded file came to: points fit for the preview, or the reason in both languages. */
export type PointWorkbookOutcome = { points: PointKsa[] } | { fault: FileFault | RowFault; sentence: Bilingual };

/** Reads a filled template; every file, however strange, ends in points or in a sentence, within three seconds of its turn. */
export async function readPointWorkbook(upload: {
  bytes: Uint8Array;
  fileName: string;
  kind: TemplateKind;
}): Promise<PointWorkbookOutcome> {
  const outcome = await readInTurn(() => readUpload(upload));
  return 'fault' in outcome ? { ...outcome, sentence: faultSentence(outcome.fault) } : outcome;
}

async function readUpload({ bytes, fileName, kind }: { bytes: Uint8Array; fileName: string; kind: TemplateKind }) {
  const inspected = await inspectUpload(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), fileName);
  if ('fault' in inspected) return inspected;
  const read = await readRows(bytes, inspected.format, { maxRows: maxSheetRows });
  if ('failure' in read) return { fault: { code: read.failure } as const };
  if (read.rows.length === maxSheetRows) return { fault: { code: 'tooManyRows' } as const };
  return parsePointRows(kind, read.rows);
}
