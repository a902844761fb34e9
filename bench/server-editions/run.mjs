import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPostgres, start } from '../../scripts/postgres.mjs';

const targets = { embedded: 6000, postgres: 3000 };

/**
 * Making a draft of a major of 60 courses with 40 points each, from the request to 100 percent, compared with the bare inserts of as many matrix entries; on the
 * embedded database and, where one is installed, on PostgreSQL.
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
  const script = fileURLToPath(new URL('measuredEditions.mjs', import.meta.url));
  const cwd = fileURLToPath(new URL('../../apps/server', import.meta.url));
  const parameters = ['--conditions=@college/source', '--import', 'tsx', script, engine, place];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd, env: { ...process.env, NODE_ENV: 'production' } });
  const { starts, raw, counts } = JSON.parse(stdout.trim().split('\n').at(-1));
  const target = targets[engine];
  const ours = spread(starts);
  const entries = `${counts.course_matrix_entries.toLocaleString('en')} + ${counts.project_matrix_entries.toLocaleString('en')} matrix entries`;
  return {
    figure: `making a draft (60 courses, 40 points each, ${entries}), ${engine}: median / slowest of ${starts.length}`,
    ours: `${ours.median.toFixed(0)} / ${ours.slowest.toFixed(0)} ms`,
    baseline: `bare inserts of the project matrix entries ${spread(raw).median.toFixed(0)} ms`,
    target: `≤ ${target} ms`,
    met: ours.slowest <= target,
  };
}

function spread(times) {
  const sorted = [...times].sort((left, right) => left - right);
  return { median: sorted[Math.floor(sorted.length / 2)], slowest: sorted.at(-1) };
}
