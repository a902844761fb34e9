import { measureInServer, onEachEngine } from '../server-list/onEachEngine.mjs';
import { percentiles } from '../server-list/percentiles.mjs';

const target = 30;

/**
 * A page of 10,000 college majors in each order, below a category and by keyword, over http, compared with the bare queries; on the embedded
 * database and, where one is installed, on PostgreSQL.
 * @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean }[]>}
 */
export function run() {
  return onEachEngine(measure);
}

async function measure(engine, place) {
  const { pages, raw } = await measureInServer(new URL('measuredPages.mjs', import.meta.url), engine, place);
  return Object.entries(pages).map(([order, times]) => {
    const ours = percentiles(times);
    return {
      figure: `college-major page out of 10,000, ${order}, ${engine}: p50 / p99`,
      ours: shown(ours),
      baseline: `raw query ${shown(percentiles(raw))}`,
      target: `p99 < ${target} ms`,
      met: ours.p99 < target,
    };
  });
}

function shown({ p50, p99 }) {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
}
