import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPostgres, start } from '../../scripts/postgres.mjs';

const targetMilliseconds = 1000;

/**
 * Copying a course of 40 chapters, 200 points, 300 KSA and full matrices, from opening the stream to 100 percent, compared with the bare inserts of the same
 * rows; on the embedded database and, where one is installed, on PostgreSQL.
 * @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean }[]>}
 */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'college-bench-'));
  try {
    const rows = [await measure('embedded', folder)];
    if (!findPostgres()) return rows;
    const postgres = await start({ isDurable: true });
    try {
      return [...rows, await measure('postgres', postgres.url)];
    } finally {
      postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(engine, place) {
  const script = fileURLToPath(new URL('measuredCopy.mjs', import.meta.url));
  const cwd = fileURLToPath(new URL('../../apps/server', import.meta.url));
  const parameters = ['--conditions=@college/source', '--import', 'tsx', script, engine, place];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd, env: { ...process.env, NODE_ENV: 'production' } });
  const { copies, raw, courseCells, projectCells } = JSON.parse(stdout.trim().split('\n').at(-1));
  const ours = spread(copies);
  const cells = `${courseCells.toLocaleString('en')} + ${projectCells.toLocaleString('en')} matrix entries`;
  return {
    figure: `copying a course (40 chapters, 200 points, 300 KSA, ${cells}), ${engine}: median / slowest of ${copies.length}`,
    ours: `${ours.median.toFixed(0)} / ${ours.slowest.toFixed(0)} ms`,
    baseline: `bare inserts ${spread(raw).median.toFixed(0)} / ${spread(raw).slowest.toFixed(0)} ms`,
    target: `< ${targetMilliseconds} ms`,
    met: ours.slowest < targetMilliseconds,
  };
}

function spread(times) {
  const sorted = [...times].sort((left, right) => left - right);
  return { median: sorted[Math.floor(sorted.length / 2)], slowest: sorted.at(-1) };
}
