import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { packedBytes, readZipDirectory, type ZipEntry } from './zipDirectory';

const inflate = promisify(inflateRaw);

// Two thousand full rows stay under 10 MB; no honest sheet is packed more than a few dozen times smaller.
const limits = { entries: 2000, unpackedBytes: 50 * 2 ** 20, ratio: 150, ratioFrom: 4 * 2 ** 20 };

export type ZipFault = 'broken' | 'encrypted' | 'tooLargeUnpacked' | 'notWorkbook';

/** Whether a zip is a workbook that may be unpacked: first by what it declares, then by unpacking it within those bounds. */
export async function inspectZip(bytes: Buffer): Promise<ZipFault | undefined> {
  const entries = readZipDirectory(bytes);
  if (!entries) return 'broken';
  if (entries.some((entry) => entry.isEncrypted)) return 'encrypted';
  if (declaresTooMuch(entries, bytes.length)) return 'tooLargeUnpacked';
  if (!entries.some((entry) => entry.name === 'xl/workbook.xml')) return 'notWorkbook';
  return await unpackAll(bytes, entries);
}

function declaresTooMuch(entries: readonly ZipEntry[], fileLength: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (entries.length > limits.entries || unpacked > limits.unpackedBytes) return true;
  return unpacked > limits.ratioFrom && unpacked > fileLength * limits.ratio;
}

/** Entry by entry, never more than declared: detects a directory that declares sizes too small. */
async function unpackAll(bytes: Buffer, entries: readonly ZipEntry[]): Promise<ZipFault | undefined> {
  for (const entry of entries) {
    const packed = packedBytes(bytes, entry);
    if (!packed) return 'broken';
    if (entry.method === 0 && packed.length === entry.size) continue;
    if (entry.method !== 8) return 'broken';
    const fault = await unpack(packed, entry.size);
    if (fault) return fault;
  }
  return undefined;
}

async function unpack(packed: Buffer, size: number): Promise<ZipFault | undefined> {
  try {
    const unpacked = await inflate(packed, { maxOutputLength: Math.max(1, size) });
    return unpacked.length === size ? undefined : 'broken';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLargeUnpacked' : 'broken';
  }
}
