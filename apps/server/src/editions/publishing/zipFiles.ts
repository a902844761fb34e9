import { Zip, ZipPassThrough } from 'fflate';
import type { MadeReport } from '../../documents/makeReport';

/** Packs files into a ZIP in their order, and lists what their fonts could not show. PDF and Word files are compressed already and are stored as they are. */
export async function zipFiles(
  files: readonly [MadeReport, AsyncIterable<MadeReport>],
  now: Date,
): Promise<{ bytes: Uint8Array; missing: MadeReport['missing'] }> {
  const chunks: Uint8Array[] = [];
  const missing: MadeReport['missing'] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  function add({ file, missing: lacking }: MadeReport) {
    const entry = new ZipPassThrough(file.name);
    entry.mtime = now;
    zip.add(entry);
    entry.push(file.bytes, true);
    missing.push(...lacking);
  }
  const [first, others] = files;
  add(first);
  for await (const one of others) add(one);
  zip.end();
  return { bytes: Buffer.concat(chunks), missing };
}
