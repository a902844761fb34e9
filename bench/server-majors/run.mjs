import { measureInServer, onEachEngine } from '../server-list/onEachEngine.mjs';
import { percentiles } from '../server-list/percentiles.mjs';
import { coursesPerMajor, majorCount } from './fillCollege.mjs';

const target = 30;

/**
 * One page of the list of 2,000 majors over http, with the progress of their courses, and a search by initials, compared with the bare queries;
 * on the embedded database and, where one is installed, on PostgreSQL.
 * @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean }[]>}
 */
export function run() {
  return onEachEngine(measure);
}

async function measure(engine, place) {
  const times = await measureInServer(new URL('measuredMajors.mjs', import.meta.url), engine, place);
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
