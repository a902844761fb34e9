import type { Bilingual } from '@college/curriculum-model';
import { faultSentence, readRowsOfUpload } from '../../workbook';
import { tableMessages } from './messages';

/** One column of a file: every header under which it is known, in both languages, the first of each being the one that is named. */
export interface TableColumn<Key extends string> {
  key: Key;
  zh: readonly [string, ...string[]];
  en: readonly [string, ...string[]];
  isRequired?: boolean;
}

/** One filled line, with its number as a spreadsheet shows it. A cell is undefined where the file has no such column. */
export interface TableLine<Key extends string> {
  number: number;
  cells: Partial<Record<Key, string>>;
}

/** The lines of a file, with the headers nobody knows; or why it was refused as a whole. */
export type Table<Key extends string> = { lines: TableLine<Key>[]; ignored: string[] } | { refusal: Bilingual };

/** How much of a file is read. */
export interface TableLimits {
  maxLines: number;
  /** Longest time for reading it. @default 5000 */
  milliseconds?: number;
}

/** Reads a workbook (xlsx) or csv file whose first filled row names its columns, in either language. */
export async function readTable<Key extends string>(
  upload: { bytes: Uint8Array; fileName: string },
  columns: readonly TableColumn<Key>[],
  { maxLines, milliseconds = 5000 }: TableLimits,
): Promise<Table<Key>> {
  // Room for blank lines between the filled ones.
  const maxRows = maxLines * 2 + 1;
  const read = await readRowsOfUpload(upload, { maxRows, milliseconds });
  if ('fault' in read) return { refusal: tableMessages.files[read.fault.code] ?? faultSentence(read.fault) };
  if (read.rows.length === maxRows) return { refusal: tableMessages.tooManyLines(maxLines) };
  const table = parseTable(read.rows, columns);
  return 'lines' in table && table.lines.length > maxLines ? { refusal: tableMessages.tooManyLines(maxLines) } : table;
}

/** The lines below the first filled row. */
export function parseTable<Key extends string>(rows: readonly (readonly string[])[], columns: readonly TableColumn<Key>[]): Table<Key> {
  const headerIndex = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const header = (rows[headerIndex] ?? []).map((cell) => cell.trim());
  const keys = header.map((name) => columnNamed(columns, name)?.key);
  const repeated = header.filter((_, index) => keys[index] !== undefined && keys.indexOf(keys[index]) !== index);
  if (repeated.length > 0) return { refusal: tableMessages.repeatedHeaders(repeated) };
  const missing = columns.filter(({ key, isRequired }) => isRequired && !keys.includes(key));
  if (missing.length > 0) return { refusal: tableMessages.missingHeaders(missing.map(({ zh, en }) => `${zh[0]} (${en[0]})`)) };
  const lines = rows.flatMap((row, index): TableLine<Key>[] => {
    if (index <= headerIndex || row.every((cell) => cell.trim() === '')) return [];
    const cells: Partial<Record<Key, string>> = {};
    keys.forEach((key, column) => {
      if (key) cells[key] = (row[column] ?? '').trim();
    });
    return [{ number: index + 1, cells }];
  });
  if (lines.length === 0) return { refusal: tableMessages.noLines };
  return { lines, ignored: header.filter((name, index) => name !== '' && keys[index] === undefined) };
}

/** Whether a text can be kept: half a character alone, or U+0000, cannot. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

function columnNamed<Key extends string>(columns: readonly TableColumn<Key>[], header: string): TableColumn<Key> | undefined {
  const wanted = plainHeader(header);
  return columns.find(({ zh, en }) => [...zh, ...en].some((name) => plainHeader(name) === wanted));
}

function plainHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*_-]/g, '');
}
