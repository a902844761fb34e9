import { measureInServer, onEachEngine } from '../server-list/onEachEngine.mjs';
import { percentiles } from '../server-list/percentiles.mjs';

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
  return times.map(({ name, counted, bare, notes }) => {
    const mean = notes.reduce((sum, note) => sum + note, 0) / notes.length;
    // Most requests are only put aside to be counted later, so of counting the mean is taken and not the median.
    const [withMetrics, without] = [percentiles(counted).p50 - percentiles(notes).p50 + mean, percentiles(bare).p50];
    const ratio = withMetrics / without;
    return {
      figure: `metrics of ${name}, ${engine}: p50 with the mean of counting, against the same without`,
      ours: `${ratio.toFixed(3)}× (${withMetrics.toFixed(3)} ms, counting ${(mean * 1000).toFixed(1)} µs)`,
      baseline: `${without.toFixed(3)} ms`,
      target: `≤ ${target}×`,
      met: ratio <= target,
    };
  });
}
