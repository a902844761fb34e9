import { crc32, createInflate } from 'node:zlib';

interface Chunk {
  type: string;
  content: Buffer;
}

// Enough to see that the picture begins as it should; the checksums of its chunks vouch for the rest.
const inflatedBytes = 4 * 1024 * 1024;

/** Whether a PNG can be drawn: every chunk is whole, the sizes are set, and the picture's data unpack. */
export async function isDrawablePng(bytes: Buffer): Promise<boolean> {
  const chunks = chunksOf(bytes);
  if (!chunks || chunks[0]?.type !== 'IHDR' || chunks[0].content.length !== 13) return false;
  const [width, height] = [chunks[0].content.readUInt32BE(0), chunks[0].content.readUInt32BE(4)];
  if (width === 0 || height === 0) return false;
  return unpacks(chunks.filter(({ type }) => type === 'IDAT').map(({ content }) => content));
}

/** The chunks up to the end mark; undefined where one is cut or its checksum is wrong. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const named = bytes.subarray(at + 4, end - 4);
    if (crc32(named) !== bytes.readUInt32BE(end - 4)) return undefined;
    const type = named.toString('latin1', 0, 4);
    if (type === 'IEND') return chunks;
    chunks.push({ type, content: named.subarray(4) });
    at = end;
  }
  return undefined;
}

/** Whether packed data unpack to something, as far as one looks; what is unpacked is not kept. */
function unpacks(parts: readonly Buffer[]): Promise<boolean> {
  return new Promise((resolve) => {
    const inflate = createInflate();
    let size = 0;
    function finish(isRight: boolean) {
      inflate.destroy();
      resolve(isRight);
    }
    inflate.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size >= inflatedBytes) finish(true);
    });
    inflate.on('end', () => finish(size > 0));
    inflate.on('error', () => finish(false));
    for (const part of parts) inflate.write(part);
    inflate.end();
  });
}
