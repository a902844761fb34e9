import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../../scripts/paths.mjs';
import { measureInServer } from '../server-list/onEachEngine.mjs';
import { loadedWithin } from './loads.mjs';

const usableWithin = { sample: 1500, 'big course': 2200 };
const paintedWithin = { sample: 100, 'big course': 200 };

/**
 * How long a person waits on a processor slowed down four times and behind 40 ms of network: until a page that is opened with an empty cache can be used, and until an act
 * of a day's work is painted.
 * @returns {Promise<{ figure: string, ours: string, target: string, met: boolean }[]>}
 */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'college-bench-'));
  try {
    const big = await measureInServer(new URL('bigCourse.mjs', import.meta.url), 'embedded', folder);
    const script = fileURLToPath(new URL('measuredPages.mjs', import.meta.url));
    const parameters = ['--conditions=@college/source', '--import', 'tsx', script, folder, JSON.stringify(big)];
    const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: `${root}/e2e`, maxBuffer: 10_000_000 });
    return JSON.parse(stdout.trim().split('\n').at(-1)).flatMap(({ data, pages, acts, loads }) => [
      ...pages.map(({ name, frame, usable }) => ({
        figure: `${name}, ${data}, 4× slower, 40 ms of network, empty cache: until it can be used (until anything shows)`,
        ours: `${usable.toFixed(0)} (${frame.toFixed(0)}) ms`,
        target: `≤ ${usableWithin[data]} ms`,
        met: usable <= usableWithin[data],
      })),
      ...acts.map(({ name, painted }) => ({
        figure: `${name}, ${data}, 4× slower: from the act to the next paint`,
        ours: `${painted.toFixed(0)} ms`,
        target: `≤ ${paintedWithin[data]} ms`,
        met: painted <= paintedWithin[data],
      })),
      ...loads.map(({ name, processor, nodes }) => ({
        figure: `${name}, ${data}, at full speed: processor time of the main thread until it rests (elements)`,
        ours: `${processor.toFixed(0)} ms (${nodes})`,
        target: `≤ ${loadedWithin[name].processor} ms, ≤ ${loadedWithin[name].nodes} elements`,
        met: processor <= loadedWithin[name].processor && nodes <= loadedWithin[name].nodes,
      })),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
