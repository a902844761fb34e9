import type { ExportContents, ExportReading } from '../exportFile';
import type { ExportedRecord } from '../exportedRecords';
import type { FileValue } from '../values';
import { zipped } from '../zipWriter';
import { cellsOf, furtherHead, isTextKind, type Cell } from './cells';
import { contentsRows, contentsSheet, contentsStyles } from './contentsSheet';
import { cellStyles, sheetXml } from './sheetXml';
import { workbookParts } from './workbookParts';

/** Most rows of a sheet, with its head. */
const sheetRows = 1_048_576;

/** What the sheet of a kind is called; what does not fit on the first one goes on in a second. Excel keeps the name `history` for itself. */
export function sheetName(record: string, number: number): string {
  return number === 1 && record !== 'history' ? record : `${record} (${number})`;
}

/** Yields the bytes of a workbook with a sheet for each kind while its records are read; returns what is in it. */
export async function* workbookExport(
  { kinds, head }: ExportReading,
  { mostRows = sheetRows }: { mostRows?: number } = {},
): AsyncGenerator<Buffer, ExportContents> {
  const names = [contentsSheet];
  const file = () => `xl/worksheets/sheet${names.length}.xml`;
  async function* files() {
    for await (const { record, rows } of kinds) {
      const own = singly(rows);
      let next = await own.next();
      // The next sheet begins where the one before it was full, which is known once that is written.
      const some = async function* (): AsyncGenerator<Cell[]> {
        yield [...record.fields.map(({ name }) => name), furtherHead];
        for (let row = 1; row < mostRows && !next.done; row += 1) {
          yield cellsOf(record.fields, next.value);
          next = await own.next();
        }
      };
      for (let number = 1; number === 1 || !next.done; number += 1) {
        names.push(sheetName(record.name, number));
        yield { name: file(), text: sheetXml({ styles: stylesOf(record), rows: some() }) };
      }
    }
    yield { name: 'xl/worksheets/sheet1.xml', text: sheetXml({ styles: contentsStyles, rows: contentsRows(head()) }) };
    yield* workbookParts(names);
  }
  yield* zipped(files());
  const { records, digest } = head();
  return { records, digest };
}

function stylesOf({ fields }: ExportedRecord): number[] {
  return fields.map(({ kind }) => (isTextKind(kind) ? cellStyles.text : cellStyles.plain));
}

async function* singly(rows: AsyncIterable<FileValue[][]>): AsyncGenerator<FileValue[], undefined> {
  for await (const some of rows) yield* some;
  return undefined;
}
