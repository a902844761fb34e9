import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPostgres, start } from '../../scripts/postgres.mjs';
import { percentiles } from '../server-list/percentiles.mjs';

const target = 0.3;

/**
 * What the permission check adds to a call: the same reads with and without it, in turns; on the embedded database and, where one is
 * installed, on PostgreSQL.
 * @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean }[]>}
 */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'college-bench-'));
  try {
    const rows = await measure('embedded', folder);
    if (!findPostgres()) return rows;
    const postgres = await start({ isDurable: true });
    try {
      return [...rows, ...(await measure('postgres', postgres.url))];
    } finally {
      postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(engine, place) {
  const script = fileURLToPath(new URL('measuredCheck.mjs', import.meta.url));
  const cwd = fileURLToPath(new URL('../../apps/server', import.meta.url));
  const parameters = ['--conditions=@college/source', '--import', 'tsx', script, engine, place];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 10_000_000,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1)).map(({ name, checked, bare }) => {
    const added = percentiles(checked).p50 - percentiles(bare).p50;
    return {
      figure: `permission check of a call about ${name}, ${engine}: added to the p50`,
      ours: `${added.toFixed(2)} ms`,
      baseline: `the call without it ${percentiles(bare).p50.toFixed(2)} ms`,
      target: `< ${target} ms`,
      met: added < target,
    };
  });
}
