import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPostgres, start } from '../../scripts/postgres.mjs';
import { percentiles } from '../server-list/percentiles.mjs';
import { courseCount, indicatorCount } from './fillMajor.mjs';

const targets = { read: 50, save: 150 };

/**
 * The major matrix of 120 courses × 80 indicator points over http: reading it, and saving every row with each strength changed, beside
 * the bare queries; on the embedded database and, where one is installed, on PostgreSQL.
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
  const script = fileURLToPath(new URL('measuredMatrix.mjs', import.meta.url));
  const cwd = fileURLToPath(new URL('../../apps/server', import.meta.url));
  const parameters = ['--conditions=@college/source', '--import', 'tsx', script, engine, place];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 10_000_000,
  });
  const times = JSON.parse(stdout.trim().split('\n').at(-1));
  const matrix = `major matrix of ${courseCount} courses × ${indicatorCount} indicator points, ${times.entries.toLocaleString('en')} entries`;
  return [
    rowOf(`${matrix}: reading, ${engine}: p50 / p99`, times.read, times.rawRead, targets.read),
    rowOf(`${matrix}: saving every row, ${engine}: p50 / p99`, times.save, times.rawSave, targets.save),
  ];
}

function rowOf(figure, times, raw, target) {
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
