import type { Bilingual } from '@college/curriculum-model';
import type { FileFault } from './inspectUpload';
import { faultSentence } from './messages';
import { parsePointRows, type ParsedPoints, type RowFault } from './parsePointRows';
import type { TemplateKind } from './pointColumns';
import { readRowsOfUpload } from './readRowsOfUpload';

// Allows for blank lines between two thousand filled ones; rows beyond the limit are counted, not read.
const maxSheetRows = 20_001;

/** What an uploaded file came to: points fit for the preview, or the reason in both languages. */
export type PointWorkbookOutcome = ParsedPoints | { fault: FileFault | RowFault; sentence: Bilingual };

/** Reads a filled template; every file, however strange, ends in points or in a sentence, within three seconds of its turn. */
export async function readPointWorkbook({
  kind,
  ...upload
}: {
  bytes: Uint8Array;
  fileName: string;
  /** The kind that was chosen; the headers decide where they name one. */
  kind: TemplateKind;
}): Promise<PointWorkbookOutcome> {
  const read = await readRowsOfUpload(upload, { maxRows: maxSheetRows });
  const outcome = 'fault' in read ? read : parse(kind, read.rows);
  return 'fault' in outcome ? { ...outcome, sentence: faultSentence(outcome.fault) } : outcome;
}

function parse(kind: TemplateKind, rows: string[][]) {
  return rows.length === maxSheetRows ? { fault: { code: 'tooManyRows' } as const } : parsePointRows(kind, rows);
}
