import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import type { Readable } from 'node:stream';
import { ExportError, exportMessages } from './messages';

/** A file in a zip: where it is, and how it is packed. */
interface Entry {
  name: string;
  method: number;
  packed: number;
  offset: number;
}

const mostDirectory = 1_000_000;

/** A zip that is read file by file, without holding one of them. */
export class ZipReader {
  #place: string;
  #file: FileHandle;
  #entries: readonly Entry[];

  private constructor(place: string, file: FileHandle, entries: readonly Entry[]) {
    this.#place = place;
    this.#file = file;
    this.#entries = entries;
  }

  /** Reads the directory of a zip; what is none is refused with a sentence. */
  static async open(place: string): Promise<ZipReader> {
    const file = await open(place, 'r').catch((error: unknown) => {
      throw new ExportError(exportMessages.noFile(place), { cause: error });
    });
    try {
      return new ZipReader(place, file, await readDirectory(file));
    } catch (error) {
      await file.close();
      throw error instanceof ExportError ? error : new ExportError(exportMessages.noExport, { cause: error });
    }
  }

  has(name: string): boolean {
    return this.#entries.some((entry) => entry.name === name);
  }

  /** Yields the text of a file. */
  async *text(name: string): AsyncGenerator<string> {
    const entry = this.#entries.find((one) => one.name === name);
    if (!entry) throw new ExportError(exportMessages.missing(name));
    const head = await readAt(this.#file, entry.offset, 30);
    const start = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
    const packed = createReadStream(this.#place, { start, end: start + Math.max(0, entry.packed - 1) });
    const plain: Readable = entry.method === 0 ? packed : packed.pipe(createInflateRaw());
    packed.on('error', (error) => plain.destroy(error));
    plain.setEncoding('utf8');
    try {
      for await (const part of plain) yield String(part);
    } catch (error) {
      throw new ExportError(exportMessages.damaged(name), { cause: error });
    }
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}

async function readDirectory(file: FileHandle): Promise<Entry[]> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - 66_000), Math.min(size, 66_000));
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new ExportError(exportMessages.noExport);
  const [count, length, offset] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (length > mostDirectory || offset + length > size) throw new ExportError(exportMessages.noExport);
  const directory = await readAt(file, offset, length);
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count;) {
    const [nameLength, extra, comment] = [
      directory.readUInt16LE(at + 28),
      directory.readUInt16LE(at + 30),
      directory.readUInt16LE(at + 32),
    ];
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new ExportError(exportMessages.noExport);
  return buffer;
}
