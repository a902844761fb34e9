import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

interface Entry {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

const most = 0xffff_ffff;

/** Yields the bytes of a zip of files that are written one after another; nothing is held but what one of them has just said. Without zip64: 4 GB at most. */
export async function* zipped(
  files: AsyncIterable<{ name: string; text: AsyncIterable<string> | Iterable<string> }>,
): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  const counted = (bytes: Buffer) => {
    offset += bytes.length;
    return bytes;
  };
  for await (const { name, text } of files) {
    const entry: Entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    // Sizes follow the content; names are UTF-8.
    yield counted(
      Buffer.concat([
        words([0x04034b50, 4], [20, 2], [0x0808, 2], [8, 2], [0, 4], [0, 4], [0, 4], [0, 4], [entry.name.length, 2], [0, 2]),
        entry.name,
      ]),
    );
    for await (const bytes of deflated(text, entry)) yield counted(bytes);
    if (offset > most) throw new RangeError('a zip without zip64 holds 4 GB');
    yield counted(words([0x08074b50, 4], [entry.crc, 4], [entry.packed, 4], [entry.size, 4]));
    entries.push(entry);
  }
  const begin = offset;
  for (const { name, crc, packed, size, offset: at } of entries) {
    const head = words([0x02014b50, 4], [20, 2], [20, 2], [0x0808, 2], [8, 2], [0, 4], [crc, 4], [packed, 4], [size, 4], [name.length, 2]);
    yield counted(Buffer.concat([head, words([0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name]));
  }
  yield words([0x06054b50, 4], [0, 4], [entries.length, 2], [entries.length, 2], [offset - begin, 4], [begin, 4], [0, 2]);
}

/** Packs on a thread of Node's own; adds up what the directory says of it. */
async function* deflated(text: AsyncIterable<string> | Iterable<string>, entry: Entry): AsyncGenerator<Buffer> {
  const packing = createDeflateRaw({ level: 6 });
  const feeding = (async () => {
    for await (const part of text) {
      const bytes = Buffer.from(part);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (!packing.write(bytes)) await once(packing, 'drain');
    }
    packing.end();
  })();
  feeding.catch((error: unknown) => packing.destroy(error instanceof Error ? error : new Error(String(error))));
  for await (const bytes of packing as AsyncIterable<Buffer>) {
    entry.packed += bytes.length;
    yield bytes;
  }
  await feeding;
}

function words(...parts: readonly [value: number, bytes: 2 | 4][]): Buffer {
  const all = Buffer.alloc(parts.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of parts) at = bytes === 2 ? all.writeUInt16LE(value, at) : all.writeUInt32LE(value >>> 0, at);
  return all;
}
