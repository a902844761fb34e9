import { measureInServer, onEachEngine } from '../server-list/onEachEngine.mjs';
import { percentiles } from '../server-list/percentiles.mjs';
import { pagedCount, rowCount } from './fillRows.mjs';

const target = 30;

/**
 * Searches over 50,000 occupations, majors and qualifications each, over http, compared with the database's own substring search in names, and a page of
 * 10,000 occupation records compared with the bare queries; on the embedded database and, where one is installed, on PostgreSQL.
 * @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean }[]>}
 */
export function run() {
  return onEachEngine(measure);
}

async function measure(engine, place) {
  const { pages, searches } = await measureInServer(new URL('measuredSearch.mjs', import.meta.url), engine, place);
  const paged = `occupation page out of ${pagedCount.toLocaleString('en')}`;
  const rows = Object.entries(searches).flatMap(([kind, { first, words, raw }]) => [
    ...Object.entries(words).map(([word, times]) =>
      rowOf(`search in ${rowCount.toLocaleString('en')} ${kind} by ${word}, ${engine}: p50 / p99`, times, raw),
    ),
    {
      figure: `search in ${rowCount.toLocaleString('en')} ${kind}: the first after a change, ${engine}`,
      ours: `${first.toFixed(0)} ms`,
      baseline: '-',
      target: '-',
      met: true,
    },
  ]);
  return [
    rowOf(`${paged}, by time, ${engine}: p50 / p99`, pages.plain, pages.raw),
    rowOf(`${paged}, below a category, ${engine}: p50 / p99`, pages.filtered, pages.raw),
    ...rows,
  ];
}

function rowOf(figure, times, raw) {
  const ours = percentiles(times);
  return {
    figure,
    ours: shown(ours),
    baseline: `raw query ${shown(percentiles(raw))}`,
    target: `p99 < ${target} ms`,
    met: ours.p99 < target,
  };
}

function shown({ p50, p99 }) {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
}
