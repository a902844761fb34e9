import { measureInServer, onEachEngine } from '../server-list/onEachEngine.mjs';
import { percentiles } from '../server-list/percentiles.mjs';

// Of the quickest answer, which asks nothing of the database, only what is added means something.
const target = 1.05;

/**
 * What metrics add to a request: the same requests with and without them, in turns; on the embedded database and, where one is installed, on PostgreSQL.
 * @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean }[]>}
 */
export function run() {
  return onEachEngine(measure);
}

async function measure(engine, place) {
  const { times } = await measureInServer(new URL('measuredMetrics.mjs', import.meta.url), engine, place);
  return times.map(({ name, counted, bare, isBound }) => {
    const [withMetrics, without] = [percentiles(counted).p50, percentiles(bare).p50];
    const ratio = withMetrics / without;
    return {
      figure: `metrics of ${name}, ${engine}: p50, against the same without`,
      ours: `${ratio.toFixed(3)}× (${withMetrics.toFixed(3)} ms)`,
      baseline: `${without.toFixed(3)} ms`,
      target: isBound ? `≤ ${target}×` : '–',
      met: !isBound || ratio <= target,
    };
  });
}
