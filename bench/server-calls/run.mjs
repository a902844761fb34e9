import { measureInServer, onEachEngine } from '../server-list/onEachEngine.mjs';

const target = 2;

/**
 * Processor time of the fifteen most used calls, the database included, against that of their statements asked by the same driver and the writing of the answer; on the
 * embedded database and, where one is installed, on PostgreSQL.
 * @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean }[]>}
 */
export function run() {
  return onEachEngine(measure);
}

async function measure(engine, place) {
  const figures = await measureInServer(new URL('measuredCalls.mjs', import.meta.url), engine, place);
  return figures.map(({ name, count, ours, raw }) => {
    const [call, bare] = [middle(ours), middle(raw)];
    const ratio = call / bare;
    return {
      figure: `${name}, ${engine}: processor time of a call, against its ${count} statements and the writing of the answer`,
      ours: `${ratio.toFixed(2)}× (${call.toFixed(1)} ms)`,
      baseline: `1× (${bare.toFixed(1)} ms)`,
      target: `≤ ${target}×`,
      met: ratio <= target,
    };
  });
}

function middle(blocks) {
  const sums = blocks.map(({ own, database }) => own + database).sort((one, other) => one - other);
  return sums[sums.length >> 1];
}
