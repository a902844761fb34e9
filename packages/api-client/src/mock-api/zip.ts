import { concat, StoredZip } from '../core/storedZip';

/** Packs texts and files into an uncompressed zip, which is what an Office document is. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const packed = new StoredZip();
  const parts = Object.entries(files).flatMap(([path, file]) => {
    const content = typeof file === 'string' ? encoder.encode(file) : file;
    return [packed.add(path, content), content];
  });
  return concat([...parts, packed.end()]);
}
