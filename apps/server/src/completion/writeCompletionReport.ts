import {
  completionFileName,
  completionReport,
  type Bilingual,
  type CompletionItem,
  type Language,
  type ReportTable,
} from '@college/curriculum-model';
import { FileAnswer, xlsxType } from '../http/fileAnswer';
import { writeSheet } from '../workbook';

const summaryWidths = [20, 14, 12];
const detailWidths = [14, 40, 12, 30, 50];

/** The completion report as a workbook: the five parts, then every item (domain §8). */
export async function writeCompletionReport(
  { name, items }: { name: Bilingual; items: readonly CompletionItem[] },
  language: Language,
): Promise<FileAnswer> {
  const { summary, details } = completionReport(items, language);
  const bytes = await writeSheet(sheetOf(summary, summaryWidths), sheetOf(details, detailWidths));
  return new FileAnswer({ name: completionFileName(name[language]), type: xlsxType, bytes });
}

function sheetOf({ name, columns, rows }: ReportTable, widths: readonly number[]) {
  return { name, columns: columns.map((header, index) => ({ header, width: widths[index] ?? 12 })), rows };
}
