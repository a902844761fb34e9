import { createHash } from 'node:crypto';
import type { Contents } from '../backup/archiveFormat';
import type { OpenArchive } from '../backup/readArchive';
import { exportedRecords, type ExportedRecord } from './exportedRecords';
import { numberingOf } from './storedTables';
import { toFile, type FileValue } from './values';

/** What is in an export: how many records of each kind, and a digest over all that it carries. */
export interface ExportContents {
  records: number;
  digest: string;
}

/** Names the version of this format in `contents.json`. */
export const exportFormat = 'college-curriculum-workbench export';
export const exportVersion = 1;

/** What an export says of itself, known once everything was read. */
export interface ExportHead extends ExportContents {
  format: string;
  version: number;
  madeAt: string;
  counts: Readonly<Record<string, number>>;
  /** The last number of each kind. */
  numberings: Readonly<Record<string, number>>;
}

/** What is exported, kind by kind; each list has to be read before the next one. */
export interface ExportReading {
  kinds: AsyncIterable<{ record: ExportedRecord; rows: AsyncIterable<FileValue[][]> }>;
  /** Once all kinds were read. */
  head: () => ExportHead;
}

/** Reads what an export carries from a backup archive, and adds it up. */
export function readArchiveForExport(archive: OpenArchive): ExportReading {
  const sum = new ExportSum();
  const end: { numberings?: Contents['numberings'] } = {};
  async function* kinds() {
    for await (const { record, rows } of tablesOf(archive, end)) yield { record, rows: added(record, rows) };
  }
  async function* added(record: ExportedRecord, rows: AsyncIterable<(string | null)[][]>) {
    const add = sum.record(record.name);
    for await (const some of rows) {
      yield some.map((row) => {
        add(row);
        return record.fields.map(({ kind }, place) => toFile(kind, row[place] ?? null));
      });
    }
  }
  const head = () => {
    const numberings = Object.fromEntries(
      exportedRecords.flatMap(({ name, table }) => {
        const last = end.numberings?.[numberingOf.get(table) ?? ''];
        return last ? [[name, Number(last)]] : [];
      }),
    );
    return { format: exportFormat, version: exportVersion, madeAt: archive.head.madeAt, ...sum.end(), numberings };
  };
  return { kinds: kinds(), head };
}

/** The records of an archive kind by kind, with the values of the carried fields alone. Each list has to be read before the next one. */
async function* tablesOf(
  archive: OpenArchive,
  end: { numberings?: Contents['numberings'] },
): AsyncGenerator<{ record: ExportedRecord; rows: AsyncIterable<(string | null)[][]> }> {
  const columns = new Map(archive.head.tables.map((table) => [table.name, table.columns]));
  const reader = archive.records();
  let next = await reader.next();
  for (const record of exportedRecords) {
    const places = record.fields.map(({ column }) => (columns.get(record.table) ?? []).indexOf(column));
    async function* rows() {
      while (!next.done && next.value.table <= record.table) {
        const { table, lines } = next.value;
        if (table === record.table) {
          yield lines.map((line) => {
            const values = JSON.parse(line) as (string | null)[];
            return places.map((place) => values[place] ?? null);
          });
        }
        next = await reader.next();
      }
    }
    yield { record, rows: rows() };
  }
  // What is left is read as well: an archive that is cut says so at its end.
  while (!next.done) next = await reader.next();
  end.numberings = next.value.numberings;
}

/** Adds up what an export carries, value by value as PostgreSQL writes it, so that an import has the same digest. */
export class ExportSum {
  count = 0;
  #all = createHash('sha256');
  #counts: Record<string, number> = {};
  #ended: (ExportContents & { counts: Record<string, number> }) | undefined;

  /** Begins a kind; returns what takes the values of each record. */
  record(name: string): (values: readonly (string | null)[]) => void {
    this.#all.update(`${name}\n`);
    this.#counts[name] = 0;
    return (values) => {
      this.#all.update(`${JSON.stringify(values)}\n`);
      this.#counts[name] = (this.#counts[name] ?? 0) + 1;
      this.count += 1;
    };
  }

  end(): ExportContents & { counts: Record<string, number> } {
    this.#ended ??= { records: this.count, digest: this.#all.digest('hex'), counts: this.#counts };
    return this.#ended;
  }
}
