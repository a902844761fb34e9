/** Compresses built text files once, so that the server need not do it for every visitor. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const text = /\.(js|css|html|svg|json)$/;
const worthwhile = 1024;

/** Writes `.br` and `.gz` next to every text file of a folder that is large enough to benefit. */
export function precompress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, String(name));
    if (!text.test(path) || !statSync(path).isFile() || statSync(path).size < worthwhile) continue;
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
