import { measureInServer, onEachEngine } from '../server-list/onEachEngine.mjs';
import { percentiles } from '../server-list/percentiles.mjs';

const target = 0.3;

/**
 * What the permission check adds to a call: the same reads with and without it, in turns; on the embedded database and, where one is
 * installed, on PostgreSQL.
 * @returns {Promise<{ figure: string, ours: string, baseline: string, target: string, met: boolean }[]>}
 */
export function run() {
  return onEachEngine(measure);
}

async function measure(engine, place) {
  return (await measureInServer(new URL('measuredCheck.mjs', import.meta.url), engine, place)).map(({ name, checked, bare }) => {
    const added = percentiles(checked).p50 - percentiles(bare).p50;
    return {
      figure: `permission check of a call about ${name}, ${engine}: added to the p50`,
      ours: `${added.toFixed(2)} ms`,
      baseline: `the call without it ${percentiles(bare).p50.toFixed(2)} ms`,
      target: `< ${target} ms`,
      met: added < target,
    };
  });
}
