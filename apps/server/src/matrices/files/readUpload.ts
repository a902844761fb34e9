import { parseSigns, type SignMeanings, type UploadedSheet } from '@college/curriculum-model';
import { invalid } from '../../http/refusal';
import { readSheetsOfUpload } from '../../workbook';
import { matrixFileMessages, workbookRefusal } from './messages';

// A larger file is no matrix; the parser itself rejects it.
const limits = { maxRows: 12_000, maxColumns: 301, milliseconds: 5000 };

/** The sheets of an uploaded workbook, and what the caller said about doubtful signs; refuses what cannot be read. */
export async function readUpload({
  file,
  signs,
}: {
  file: File;
  signs: string;
}): Promise<{ sheets: UploadedSheet[]; signs: SignMeanings }> {
  const meanings = parseSigns(signs);
  if (!meanings) throw invalid(matrixFileMessages.wrongSigns);
  const read = await readSheetsOfUpload({ bytes: Buffer.from(await file.arrayBuffer()), fileName: file.name }, limits);
  if ('fault' in read) throw invalid(workbookRefusal(read.fault));
  return { sheets: read.sheets, signs: meanings };
}
