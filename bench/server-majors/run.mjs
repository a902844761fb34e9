import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPostgres, start } from '../../scripts/postgres.mjs';
import { percentiles } from '../server-list/percentiles.mjs';
import { coursesPerMajor, majorCount } from './fillCollege.mjs';

const target = 30;

/**
 * One page of the list of 2,000 majors over http, with the progress of their courses, and a search by initials, beside the bare queries;
 * on the embedded database and, where one is installed, on PostgreSQL.
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
  const script = fileURLToPath(new URL('measuredMajors.mjs', import.meta.url));
  const cwd = fileURLToPath(new URL('../../apps/server', import.meta.url));
  const parameters = ['--conditions=@college/source', '--import', 'tsx', script, engine, place];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 10_000_000,
  });
  const times = JSON.parse(stdout.trim().split('\n').at(-1));
  const college = `list of ${majorCount.toLocaleString('en')} majors with ${coursesPerMajor} courses each`;
  return [
    rowOf(`${college}: a page of 20, ${engine}: p50 / p99`, times.page, times.rawPage),
    rowOf(`${college}: a page found by initials, ${engine}: p50 / p99`, times.search, times.rawSearch),
    {
      figure: `${college}: a page nobody asked for yet, ${engine}: p50 / p99`,
      ours: shown(percentiles(times.first)),
      baseline: '-',
      target: '-',
      met: true,
    },
  ];
}

function rowOf(figure, times, raw) {
  const ours = percentiles(times);
  return {
    figure,
    ours: shown(ours),
    baseline: `raw queries ${shown(percentiles(raw))}`,
    target: `p99 < ${target} ms`,
    met: ours.p99 < target,
  };
}

function shown({ p50, p99 }) {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
}
