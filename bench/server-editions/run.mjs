import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPostgres, start } from '../../scripts/postgres.mjs';

const targets = { embedded: 6000, postgres: 3000 };
/** What comparing may take; `held` is the main thread, whose longest hold tells how long others wait. */
const comparing = {
  kept: { figure: 'comparing two kept states, every course changed', embedded: 300, postgres: 300 },
  live: { figure: 'comparing with rows of which nothing was read yet', embedded: 1500, postgres: 800 },
  page: { figure: 'a page of 50 changes of what was just compared', embedded: 300, postgres: 300 },
  list: { figure: 'list of five editions', embedded: 200, postgres: 100 },
  progress: { figure: 'the same with figures', embedded: 1500, postgres: 800 },
  figures: { figure: 'figures of four', embedded: 600, postgres: 300 },
};

/** What bringing a draft and the current edition together may take; 20 courses of 50 changes each, and every course. */
const merging = {
  plan: { figure: 'planning a merge of 20 courses' },
  merge: { figure: 'merging 20 courses', embedded: 2000, postgres: 2000 },
  undo: { figure: 'undoing that' },
  planAll: { figure: 'planning a merge of every course' },
  mergeAll: { figure: 'merging every course', embedded: 4000, postgres: 2000 },
  undoAll: { figure: 'undoing that' },
};

/**
 * Making a draft of a major of 60 courses with 40 points each, from the request to 100 percent, compared with the bare inserts of as many matrix entries; comparing states of
 * that major; and merging drafts of it. On the embedded database and, where one is installed, on PostgreSQL.
 * @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean }[]>}
 */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'college-bench-'));
  try {
    const rows = [
      await measure('embedded', join(folder, 'starting')),
      ...(await measureComparing('embedded', join(folder, 'comparing'))),
      ...(await measureMerging('embedded', join(folder, 'merging'))),
      ...(await measureBooklet('embedded', join(folder, 'booklet'))),
    ];
    if (!findPostgres()) return rows;
    const all = [async (engine, place) => [await measure(engine, place)], measureComparing, measureMerging, measureBooklet];
    for (const measured of all) {
      const postgres = await start({ isDurable: true });
      try {
        rows.push(...(await measured('postgres', postgres.url)));
      } finally {
        postgres.stop();
      }
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function printedBy(name, engine, place, ...more) {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const cwd = fileURLToPath(new URL('../../apps/server', import.meta.url));
  const parameters = ['--conditions=@college/source', '--import', 'tsx', script, engine, place, ...more];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd, env: { ...process.env, NODE_ENV: 'production' } });
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

async function measureComparing(engine, place) {
  const { times, changes, held } = await printedBy('measuredComparing.mjs', engine, place);
  const rows = Object.entries(comparing).map(([name, { figure, ...wanted }]) => {
    // The first of them starts the thread and warms it up.
    const [first, ...others] = times[name];
    const { median, slowest } = spread(others);
    return {
      figure: `${figure}, ${engine}: median / slowest of ${others.length}`,
      ours: `${median.toFixed(0)} / ${slowest.toFixed(0)} ms`,
      baseline: `the first ${first.toFixed(0)} ms`,
      target: `≤ ${wanted[engine]} ms`,
      met: median <= wanted[engine],
    };
  });
  const hold = { figure: `longest hold of the main thread while comparing, ${engine}`, ours: `${held.toFixed(0)} ms` };
  return [
    ...rows,
    { ...hold, baseline: `${changes.toLocaleString('en')} changes between the first and the last`, target: '≤ 50 ms', met: held <= 50 },
  ];
}

async function measureMerging(engine, place) {
  const { times, processor, changes, held, waits } = await printedBy('measuredMerging.mjs', engine, place);
  const rows = Object.entries(merging).map(([name, { figure, ...wanted }]) => {
    const ours = spread(times[name]);
    const most = wanted[engine];
    return {
      figure: `${figure} (${changes[name.endsWith('All') ? 'mergeAll' : 'merge'].toLocaleString('en')} changes), ${engine}: median / slowest of ${times[name].length}`,
      ours: `${ours.median.toFixed(0)} / ${ours.slowest.toFixed(0)} ms`,
      baseline: `processor time ${spread(processor[name]).median.toFixed(0)} ms`,
      target: most === undefined ? '–' : `≤ ${most} ms`,
      met: most === undefined ? null : ours.slowest <= most,
    };
  });
  const wait = Math.max(...Object.values(waits));
  return [
    ...rows,
    {
      figure: `longest wait of another reader meanwhile, ${engine}`,
      ours: `${wait.toFixed(0)} ms`,
      baseline: `the main thread was held for ${held.toFixed(0)} ms at most`,
      target: engine === 'postgres' ? '≤ 200 ms' : '–',
      met: engine === 'postgres' ? wait <= 200 : null,
    },
  ];
}

/** Publishing, then the booklet by a process that did nothing else before. */
async function measureBooklet(engine, place) {
  const { publishing } = await printedBy('measuredBooklet.mjs', engine, place, 'publish');
  const { booklets } = await printedBy('measuredBooklet.mjs', engine, place);
  return [
    { figure: `publishing that major, ${engine}`, ours: `${publishing.toFixed(0)} ms`, baseline: '–', target: '–', met: null },
    ...Object.entries(booklets).map(([name, { time, size, grown }]) => ({
      figure: `its booklet as ${name}, ${engine}: memory above that of the process before`,
      ours: `${grown.toFixed(0)} MB`,
      baseline: `${size.toFixed(1)} MB in ${(time / 1000).toFixed(1)} s`,
      target: '≤ 300 MB',
      met: grown <= 300,
    })),
  ];
}

async function measure(engine, place) {
  const { starts, raw, counts } = await printedBy('measuredEditions.mjs', engine, place);
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
