import { createHash } from 'node:crypto';
import type { Contents } from '../backup/archiveFormat';
import type { OpenArchive } from '../backup/readArchive';
import { exportedRecords, type ExportedRecord } from './exportedRecords';
import { exportSchema } from './exportSchema';
import { numberingOf } from './storedTables';
import { toFile } from './values';
import { zipped } from './zipWriter';

/** What is in an export: how many records of each kind, and a digest over all that it carries. */
export interface ExportContents {
  records: number;
  digest: string;
}

/** Names the version of this format in `contents.json`. */
export const exportFormat = 'college-curriculum-workbench export';
export const exportVersion = 1;

/** Yields the bytes of a JSON export, made of a backup archive while that is read; returns what is in it. */
export async function* jsonExport(archive: OpenArchive, { madeAt }: { madeAt: string }): AsyncGenerator<Buffer, ExportContents> {
  const sum = new ExportSum();
  const end: { numberings?: Contents['numberings'] } = {};
  const tables = tablesOf(archive, end);
  async function* files() {
    yield { name: 'schema.json', text: [JSON.stringify(exportSchema, null, 2)] };
    for await (const { record, rows } of tables) {
      yield { name: `records/${record.name}.json`, text: listOf(record, rows) };
    }
    const { records, digest, counts } = sum.end();
    const numberings = Object.fromEntries(
      exportedRecords.flatMap(({ name, table }) => {
        const last = end.numberings?.[numberingOf.get(table) ?? ''];
        return last ? [[name, Number(last)]] : [];
      }),
    );
    const contents = { format: exportFormat, version: exportVersion, madeAt, records, digest, counts, numberings };
    yield { name: 'contents.json', text: [JSON.stringify(contents, null, 2)] };
  }
  async function* listOf(record: ExportedRecord, rows: AsyncIterable<(string | null)[][]>) {
    const own = sum.record(record.name);
    let isFirst = true;
    yield '[';
    for await (const some of rows) {
      const texts = some.map((row) => {
        own(row);
        return JSON.stringify(Object.fromEntries(record.fields.map(({ name, kind }, place) => [name, toFile(kind, row[place] ?? null)])));
      });
      yield `${isFirst ? '\n' : ',\n'}${texts.join(',\n')}`;
      isFirst = false;
    }
    yield '\n]\n';
  }
  yield* zipped(files());
  return sum.end();
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
