import { exportSchema } from './exportSchema';
import type { ExportContents, ExportReading } from './exportFile';
import type { ExportedRecord } from './exportedRecords';
import type { FileValue } from './values';
import { zipped } from './zipWriter';

/** Yields the bytes of a JSON export while its records are read; returns what is in it. */
export async function* jsonExport({ kinds, head }: ExportReading): AsyncGenerator<Buffer, ExportContents> {
  async function* files() {
    yield { name: 'schema.json', text: [JSON.stringify(exportSchema, null, 2)] };
    for await (const { record, rows } of kinds) yield { name: `records/${record.name}.json`, text: listOf(record, rows) };
    const { format, version, madeAt, records, digest, counts, numberings } = head();
    yield { name: 'contents.json', text: [JSON.stringify({ format, version, madeAt, records, digest, counts, numberings }, null, 2)] };
  }
  yield* zipped(files());
  const { records, digest } = head();
  return { records, digest };
}

async function* listOf({ fields }: ExportedRecord, rows: AsyncIterable<FileValue[][]>) {
  let isFirst = true;
  yield '[';
  for await (const some of rows) {
    const texts = some.map((row) => JSON.stringify(Object.fromEntries(fields.map(({ name }, place) => [name, row[place]]))));
    yield `${isFirst ? '\n' : ',\n'}${texts.join(',\n')}`;
    isFirst = false;
  }
  yield '\n]\n';
}
