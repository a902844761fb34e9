/** One file inside a zip, as its central directory declares it. */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  method: number;
  compressedSize: number;
  size: number;
  headerOffset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const headerSignature = 0x04034b50;
const endLength = 22;
const longestComment = 65_535;

/** The declared entries of a zip; undefined where the directory is invalid. Nothing is unpacked. */
export function readZipDirectory(bytes: Buffer): ZipEntry[] | undefined {
  const end = findEnd(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  let offset = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (offset + 46 > end || bytes.readUInt32LE(offset) !== entrySignature) return undefined;
    const nameLength = bytes.readUInt16LE(offset + 28);
    const entryLength = 46 + nameLength + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32);
    if (offset + entryLength > end) return undefined;
    entries.push({
      name: bytes.toString('utf8', offset + 46, offset + 46 + nameLength),
      isEncrypted: (bytes.readUInt16LE(offset + 8) & 1) === 1,
      method: bytes.readUInt16LE(offset + 10),
      compressedSize: bytes.readUInt32LE(offset + 20),
      size: bytes.readUInt32LE(offset + 24),
      headerOffset: bytes.readUInt32LE(offset + 42),
    });
    offset += entryLength;
  }
  return entries;
}

/** The packed bytes of one entry; undefined where they are outside the file. */
export function packedBytes(bytes: Buffer, entry: ZipEntry): Buffer | undefined {
  const { headerOffset } = entry;
  if (headerOffset + 30 > bytes.length || bytes.readUInt32LE(headerOffset) !== headerSignature) return undefined;
  const start = headerOffset + 30 + bytes.readUInt16LE(headerOffset + 26) + bytes.readUInt16LE(headerOffset + 28);
  const end = start + entry.compressedSize;
  return end <= bytes.length ? bytes.subarray(start, end) : undefined;
}

function findEnd(bytes: Buffer): number | undefined {
  const lowest = Math.max(0, bytes.length - endLength - longestComment);
  for (let offset = bytes.length - endLength; offset >= lowest; offset -= 1) {
    if (bytes.readUInt32LE(offset) === endSignature) return offset;
  }
  return undefined;
}
