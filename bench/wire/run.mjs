import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureInServer } from '../server-list/onEachEngine.mjs';

const course = 'course of 40 chapters, 200 points, 300 KSA and 3,360 matrix entries';

/**
 * What the matrices of a large course weigh on the wire, compressed and not, and what answering them costs the server; in one call and in the documented ones.
 * @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean | null }[]>}
 */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'college-bench-'));
  try {
    return rowsOf(await measureInServer(new URL('measuredWire.mjs', import.meta.url), 'embedded', folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowsOf({ documented, linked, compressing, unchanged, ...single }) {
  return [
    ...Object.entries({
      'project matrix': single.projectMatrix,
      'course matrix': single.courseMatrix,
      'course unit': single.courseUnit,
    }).map(([name, sizes]) => ({
      figure: `${name} of a ${course}: on the wire`,
      ours: `${sizes.br.toFixed(1)} kB (gzip ${sizes.gzip.toFixed(1)})`,
      baseline: `not compressed ${sizes.plain.toFixed(0)} kB`,
      target: '–',
      met: null,
    })),
    {
      figure: `project matrix of a ${course}: processor for compressing it`,
      ours: `${compressing.toFixed(1)} ms`,
      baseline: '–',
      target: '–',
      met: null,
    },
    {
      figure: `three matrices of a ${course}, in one call: before compression, on the wire`,
      ours: `${linked.plain.toFixed(0)} / ${linked.br.toFixed(1)} kB`,
      baseline: `9 documented calls ${documented.plain.toFixed(0)} / ${documented.br.toFixed(1)} kB`,
      target: '–',
      met: null,
    },
    {
      figure: `three matrices of a ${course}, in one call: processor of the server`,
      ours: `${linked.processor.toFixed(0)} ms`,
      baseline: `9 documented calls ${documented.processor.toFixed(0)} ms`,
      target: '–',
      met: null,
    },
    {
      figure: `three matrices of a ${course}, unchanged: status`,
      ours: String(unchanged),
      baseline: '–',
      target: '304',
      met: unchanged === 304,
    },
  ];
}
