const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function record(signature: number, fields: readonly (readonly [size: 2 | 4, value: number])[], ...tail: Uint8Array[]): Uint8Array {
  const head = [[4, signature] as const, ...fields].flatMap(([size, value]) =>
    Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 0xff),
  );
  return concat([Uint8Array.from(head), ...tail]);
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Packs texts and files into an uncompressed zip, which is what an Office document is. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, file] of Object.entries(files)) {
    const name = encoder.encode(path);
    const content = typeof file === 'string' ? encoder.encode(file) : file;
    const sizes = [
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ] as const;
    // Version 2.0, UTF-8 names, no compression, and the earliest date a zip can hold.
    const common = [[2, 20], [2, 0x0800], [2, 0], [2, 0], [2, 0x21], ...sizes] as const;
    const local = record(0x04034b50, common, name, content);
    directory.push(record(0x02014b50, [[2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]], name));
    locals.push(local);
    offset += local.length;
  }
  const index = concat(directory);
  const count = directory.length;
  const end = record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, index.length],
    [4, offset],
    [2, 0],
  ]);
  return concat([...locals, index, end]);
}
