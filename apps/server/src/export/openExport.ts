import { archiveFormat, archiveVersion, ContentsSum, type ArchiveHead, type Contents } from '../backup/archiveFormat';
import type { OpenArchive } from '../backup/readArchive';
import { knownSteps } from '../db/migrationSteps';
import { z } from 'zod';
import { exportedRecords, leftOutColumns, type ExportedRecord } from './exportedRecords';
import { exportFormat, ExportSum, exportVersion, type ExportContents } from './exportFile';
import { ExportError, exportMessages } from './messages';
import { numberingOf, storedTables } from './storedTables';
import { fromFile } from './values';
import type { ZipReader } from './zipReader';

const contentsSchema = z.object({
  format: z.literal(exportFormat),
  version: z.int(),
  madeAt: z.string(),
  digest: z.string(),
  numberings: z.record(z.string(), z.int()),
});

/** An export as an archive that a restore takes, with what was read of it once it is read. */
export interface OpenExport {
  archive: OpenArchive;
  /** What the file says that it has; another digest was read where somebody changed it. */
  said: { digest: string };
  read: () => ExportContents;
}

/** Begins to read an export. */
export async function openExport(zip: ZipReader): Promise<OpenExport> {
  const said = await readContents(zip);
  const [migration] = (await knownSteps()).toReversed();
  if (!migration) throw new Error('there are no migrations');
  const head: ArchiveHead = {
    format: archiveFormat,
    version: archiveVersion,
    madeAt: said.madeAt,
    engine: 'embedded',
    migration,
    tables: storedTables,
  };
  const sum = new ExportSum();
  return { archive: { head, records: () => recordsOf(zip, said.numberings, sum) }, said, read: () => sum.end() };
}

async function readContents(zip: ZipReader) {
  if (!zip.has('contents.json')) throw new ExportError(exportMessages.noExport);
  let text = '';
  for await (const part of zip.text('contents.json')) text += part;
  const outcome = contentsSchema.safeParse(parsed(text));
  if (!outcome.success) throw new ExportError(exportMessages.noExport, { cause: outcome.error });
  if (outcome.data.version > exportVersion) throw new ExportError(exportMessages.newer);
  return outcome.data;
}

async function* recordsOf(
  zip: ZipReader,
  said: Readonly<Record<string, number>>,
  sum: ExportSum,
): AsyncGenerator<{ table: string; lines: string[] }, Contents> {
  const stored = new ContentsSum();
  const numberings: [string, string | null][] = [];
  const byTable = new Map(exportedRecords.map((record) => [record.table, record]));
  for (const { name, columns } of storedTables) {
    const own = stored.table(name);
    const record = byTable.get(name);
    const numbering = numberingOf.get(name);
    let last: string | null = null;
    if (record) {
      const add = sum.record(record.name);
      let most = said[record.name] ?? 0;
      for await (const rows of entriesOf(zip, record)) {
        const lines = rows.map((values) => {
          add(record.fields.map(({ column }) => values.get(column) ?? null));
          most = Math.max(most, Number(values.get('id') ?? 0));
          return JSON.stringify(columns.map((column) => values.get(column) ?? leftOutColumns[name]?.[column] ?? null));
        });
        for (const line of lines) own.add(line);
        yield { table: name, lines };
      }
      last = most > 0 ? String(most) : null;
    }
    if (numbering) numberings.push([numbering, last]);
    own.end();
  }
  return stored.end(Object.fromEntries(numberings.toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

const atOnce = 500;

/** The values of the records of one kind by their columns, some at a time. */
async function* entriesOf(zip: ZipReader, record: ExportedRecord): AsyncGenerator<Map<string, string | null>[]> {
  const file = `records/${record.name}.json`;
  let row = 0;
  let rows: Map<string, string | null>[] = [];
  for await (const line of linesOf(zip.text(file))) {
    const text = line.trim().replace(/,$/, '');
    if (text === '' || text === '[' || text === ']') continue;
    row += 1;
    rows.push(valuesOf(record, parsed(text), { file, row }));
    if (rows.length < atOnce) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

function valuesOf({ fields }: ExportedRecord, entry: unknown, { file, row }: { file: string; row: number }): Map<string, string | null> {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw new ExportError(exportMessages.noRecord(file, row));
  const known = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(entry).find((name) => !known.has(name));
  if (unknown !== undefined) throw new ExportError(exportMessages.unknownField(file, row, unknown));
  return new Map(
    fields.map((field) => {
      const text = fromFile(field, Reflect.get(entry, field.name));
      if (text === undefined || (text === null && !field.isNullable))
        throw new ExportError(exportMessages.wrongValue(file, row, field.name));
      return [field.column, text];
    }),
  );
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const part of text) {
    const [first = '', ...others] = part.split('\n');
    begun.push(first);
    for (const other of others) {
      yield begun.join('');
      begun = [other];
    }
  }
  yield begun.join('');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
