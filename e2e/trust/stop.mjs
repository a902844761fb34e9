/**
 * `npm run trust:stop`: the built server gets SIGTERM under load, in twenty rounds on each engine. A write that is stored although its client saw
 * the connection end, a request that was begun after the signal and taken, and a stop that takes more than three seconds are faults. `--rounds 5` makes a
 * shorter run, `--people 20` a larger crowd, `--engine embedded` tries one engine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findPostgres, start as startPostgres } from '../../scripts/postgres.mjs';
import { keptStamps } from '../sweeps/trust/keptStamps.mjs';
import { startServer } from '../sweeps/trust/serverProcess.mjs';
import { stubbornWriters } from './stubbornWriters.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    people: { type: 'string', default: '12' },
    engine: { type: 'string', default: findPostgres() ? 'both' : 'embedded' },
    untimed: { type: 'boolean', default: false },
  },
});
const longest = 3000;
const stoppingLine = /"time":"([^"]+)".*"msg":"stopping/;

const totals = { acknowledged: 0, refused: 0, cut: 0, storedButCut: 0, takenAfter: 0, slow: 0 };
const times = [];
let faults = 0;

for (const engine of values.engine === 'both' ? ['embedded', 'postgres'] : [values.engine]) {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'college-stop-'));
  const place = postgres ? { url: postgres.url } : { folder };
  for (let round = 1; round <= Number(values.rounds); round += 1) await tryRound(`${engine} ${round}`, place);
  rmSync(folder, { recursive: true, force: true });
  postgres?.stop();
}

times.sort((left, right) => left - right);
console.log(
  `${times.length} stops: ${totals.acknowledged} writes acknowledged, ${totals.refused} refused with the sentence, ${totals.cut} cut; ` +
    `${totals.storedButCut} stored but cut, ${totals.takenAfter} taken after the signal; stopped after ms: half ${times[times.length >> 1]}, most ${times.at(-1)}. Faults: ${faults}.`,
);
process.exit(faults === 0 ? 0 : 1);

async function tryRound(name, place) {
  const server = await startServer({ ...place, logLevel: 'info' });
  const writers = await stubbornWriters(server.origin, Number(values.people), name);
  await pause(500 + Math.random() * 1000);
  const signalled = Date.now();
  server.signal('SIGTERM');
  const code = await server.ended;
  const stopped = Date.now() - signalled;
  const writes = await writers.stop();
  const told = Date.parse(stoppingLine.exec(server.output())?.[1]);
  const kept = await keptStamps(place);

  const counts = {
    acknowledged: writes.filter(({ outcome }) => outcome === 'acknowledged').length,
    refused: writes.filter(({ outcome }) => outcome === 'refused').length,
    cut: writes.filter(({ outcome }) => outcome === 'cut').length,
    storedButCut: writes.filter(({ outcome, stamp }) => outcome !== 'acknowledged' && kept.has(stamp)).length,
    takenAfter: writes.filter(({ begun, outcome }) => begun > told && outcome === 'acknowledged').length,
    slow: stopped > longest && !values.untimed ? 1 : 0,
  };
  const lost = writes.filter(({ outcome, stamp }) => outcome === 'acknowledged' && !kept.has(stamp)).length;
  const others = writes.filter(({ outcome }) => !['acknowledged', 'refused', 'cut'].includes(outcome));
  for (const [kind, count] of Object.entries(counts)) totals[kind] += count;
  times.push(stopped);
  const bad = counts.storedButCut + counts.takenAfter + counts.slow + lost + others.length + (code === 0 && told > 0 ? 0 : 1);
  faults += bad;
  console.log(`${bad ? '✗' : '✓'} ${name}: ended with ${code} after ${stopped} ms`, JSON.stringify({ ...counts, lost }));
  for (const { outcome } of others.slice(0, 3)) console.error(`  ✗ ${outcome}`);
}
