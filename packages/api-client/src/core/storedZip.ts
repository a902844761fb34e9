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

type Field = readonly [size: 2 | 4, value: number];

function record(signature: number, fields: readonly Field[], ...tail: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const head = [[4, signature] as const, ...fields].flatMap(([size, value]) =>
    Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 0xff),
  );
  return concat([Uint8Array.from(head), ...tail]);
}

/** Parts one after another. */
export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** What a ZIP says around its files, which are stored as they are: `add` answers what stands before a file, `end` what stands after the last one. */
export class StoredZip {
  readonly #encoder = new TextEncoder();
  readonly #directory: Uint8Array[] = [];
  #offset = 0;

  /** Reads the file once and keeps nothing of it. */
  add(path: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
    const name = this.#encoder.encode(path);
    const sizes: Field[] = [
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ];
    // Version 2.0, UTF-8 names, no compression, and the earliest date a zip can hold.
    const common: Field[] = [[2, 20], [2, 0x0800], [2, 0], [2, 0], [2, 0x21], ...sizes];
    const head = record(0x04034b50, common, name);
    this.#directory.push(record(0x02014b50, [[2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, this.#offset]], name));
    this.#offset += head.length + content.length;
    return head;
  }

  end(): Uint8Array<ArrayBuffer> {
    const count = this.#directory.length;
    const index = concat(this.#directory);
    const end = record(0x06054b50, [
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
      [4, index.length],
      [4, this.#offset],
      [2, 0],
    ]);
    return concat([index, end]);
  }
}
