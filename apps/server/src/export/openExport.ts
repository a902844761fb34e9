import { archiveFormat, archiveVersion, ContentsSum, type ArchiveHead, type Contents } from '../backup/archiveFormat';
import type { OpenArchive } from '../backup/readArchive';
import { knownSteps } from '../db/migrationSteps';
import { z } from 'zod';
import { exportedRecords, leftOutColumns, type ExportedRecord } from './exportedRecords';
import { exportFormat, ExportSum, exportVersion, type ExportContents } from './exportFile';
import { ExportError, exportMessages } from './messages';
import { numberingOf, storedTables } from './storedTables';
import { fromFile } from './values';
import type { ExportSource, SourceEntry } from './exportSource';

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
export async function openExport(source: ExportSource): Promise<OpenExport> {
  const said = await readContents(source);
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
  return { archive: { head, records: () => recordsOf(source, said.numberings, sum) }, said, read: () => sum.end() };
}

async function readContents(source: ExportSource) {
  const outcome = contentsSchema.safeParse(await source.contents());
  if (!outcome.success) throw new ExportError(exportMessages.noExport, { cause: outcome.error });
  if (outcome.data.version > exportVersion) throw new ExportError(exportMessages.newer);
  return outcome.data;
}

async function* recordsOf(
  source: ExportSource,
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
      for await (const entries of source.entries(record)) {
        const lines = entries.map((entry) => {
          const values = valuesOf(record, entry);
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

/** The values of a record by their columns. */
function valuesOf({ fields }: ExportedRecord, { entry, place }: SourceEntry): Map<string, string | null> {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw new ExportError(exportMessages.noRecord(place()));
  const known = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(entry).find((name) => !known.has(name));
  if (unknown !== undefined) throw new ExportError(exportMessages.unknownField(place(), unknown));
  return new Map(
    fields.map((field) => {
      const text = fromFile(field, Reflect.get(entry, field.name));
      if (text === undefined || (text === null && !field.isNullable)) throw new ExportError(exportMessages.wrongValue(place(), field.name));
      return [field.column, text];
    }),
  );
}
