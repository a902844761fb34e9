import { crc32, createInflate } from 'node:zlib';
import { sizeFault, type PictureFault } from './pictureFault';
import { pngDataLength } from './pngDataLength';

interface Chunk {
  type: string;
  content: Buffer;
  /** With its length and checksum. */
  whole: Buffer;
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
// Everything else is texts, times, places, moving pictures and what nobody declared.
const drawn = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs']);
// A viewer that does not know a chunk whose first letter is a capital must not draw the picture.
const isCritical = (type: string) => type.charCodeAt(0) < 97;

/**
 * A PNG with nothing but what is drawn, or why it is not taken: a chunk is cut or its checksum wrong, or the picture's data unpack to less
 * than its sizes ask for.
 */
export async function cleanPng(bytes: Buffer): Promise<Buffer | PictureFault> {
  const chunks = chunksOf(bytes);
  const header = chunks?.[0];
  if (!chunks || header?.type !== 'IHDR' || header.content.length !== 13 || !isInOrder(chunks, header)) return 'broken';
  if (chunks.some(({ type }) => isCritical(type) && !drawn.has(type))) return 'broken';
  const fault = sizeFault(header.content.readUInt32BE(0), header.content.readUInt32BE(4));
  if (fault) return fault;
  const length = pngDataLength(header.content);
  const data = chunks.filter(({ type }) => type === 'IDAT').map(({ content }) => content);
  if (length === undefined || !(await unpacksTo(data, length))) return 'broken';
  return Buffer.concat([bytes.subarray(0, 8), ...chunks.filter(({ type }) => drawn.has(type)).map(({ whole }) => whole)]);
}

/** Whether there is one header, at most one palette, before the data, and one where each pixel is a place in it. */
function isInOrder(chunks: readonly Chunk[], header: Chunk): boolean {
  const placesOf = (type: string) => chunks.flatMap((chunk, index) => (chunk.type === type ? [index] : []));
  const [first = 0] = placesOf('IDAT');
  const palettes = placesOf('PLTE');
  const colours = palettes.map((index) => (chunks[index]?.content.length ?? 0) / 3);
  const isIndexed = header.content[9] === 3;
  if (placesOf('IHDR').length > 1 || palettes.length > 1 || palettes.some((index) => index > first)) return false;
  return (!isIndexed || palettes.length === 1) && colours.every((count) => Number.isInteger(count) && count > 0 && count <= 256);
}

/** The chunks with the end mark, and nothing of what follows it; undefined where one is cut or its checksum is wrong. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  if (!bytes.subarray(0, 8).equals(signature)) return undefined;
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const named = bytes.subarray(at + 4, end - 4);
    if (crc32(named) !== bytes.readUInt32BE(end - 4)) return undefined;
    const type = named.toString('latin1', 0, 4);
    chunks.push({ type, content: named.subarray(4), whole: bytes.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

/** Whether packed data unpack to that many bytes; what is unpacked is not kept, and what is more is not looked at. */
function unpacksTo(parts: readonly Buffer[], length: number): Promise<boolean> {
  return new Promise((resolve) => {
    const inflate = createInflate();
    let size = 0;
    function finish(isRight: boolean) {
      inflate.destroy();
      resolve(isRight);
    }
    inflate.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size >= length) finish(true);
    });
    inflate.on('end', () => finish(size >= length));
    inflate.on('error', () => finish(false));
    for (const part of parts) inflate.write(part);
    inflate.end();
  });
}
