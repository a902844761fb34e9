import { linesOf } from '../backup/linesOf';
import type { ExportedRecord } from './exportedRecords';
import { entriesAtOnce, type ExportSource, type SourceEntry } from './exportSource';
import { parsedJson } from './values';
import type { ZipReader } from './zipReader';

/** A JSON export. */
export function jsonSource(zip: ZipReader): ExportSource {
  return {
    contents: async () => {
      let text = '';
      for await (const part of zip.text('contents.json')) text += part;
      return parsedJson(text);
    },
    entries: (record) => entriesOf(zip, record),
  };
}

async function* entriesOf(zip: ZipReader, { name }: ExportedRecord): AsyncGenerator<SourceEntry[]> {
  const file = `records/${name}.json`;
  let count = 0;
  let entries: SourceEntry[] = [];
  for await (const line of allLines(zip.text(file))) {
    const text = line.trim().replace(/,$/, '');
    if (text === '' || text === '[' || text === ']') continue;
    count += 1;
    const row = count;
    entries.push({ entry: parsedJson(text), place: () => ({ zh: `${file} 第 ${row} 条`, en: `entry ${row} of ${file}` }) });
    if (entries.length < entriesAtOnce) continue;
    yield entries;
    entries = [];
  }
  if (entries.length > 0) yield entries;
}

/** An edited file may lack its last line feed. */
async function* allLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  yield yield* linesOf(text);
}
