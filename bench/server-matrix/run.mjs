import { measureInServer, onEachEngine } from '../server-list/onEachEngine.mjs';
import { percentiles } from '../server-list/percentiles.mjs';
import { courseCount, indicatorCount } from './fillMajor.mjs';

const targets = { read: 50, save: 150 };

/**
 * The major matrix of 120 courses × 80 indicator points over http: reading it, and saving every row with each strength changed, compared with the bare
 * queries; on the embedded database and, where one is installed, on PostgreSQL.
 * @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean }[]>}
 */
export function run() {
  return onEachEngine(measure);
}

async function measure(engine, place) {
  const times = await measureInServer(new URL('measuredMatrix.mjs', import.meta.url), engine, place);
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
