/**
 * `npm run trust:load -- --staff 400 --minutes 30`: so many people at work at the same time on the built server, on PostgreSQL or with `--engine embedded`, in a college of
 * 12 to 48 majors of 60 courses: they come within twenty seconds, and make four reads to each save, a second of thought between two acts on average (`--think`, in milliseconds). A failed call is a fault, and
 * so is a p99 of more than 300 ms for reads or 500 ms for writes, but with `--untimed`. People who meet on one record and are told so are counted. With `--all` every tenth act is one
 * of what people do now and then: files, checks, searches, the assistant, points, matrices, comments, a page left open. With `--replica` a streaming replica takes its share of the reads. What the server
 * holds of the machine's memory is told every five minutes. This process shares the machine with the server and its database.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient } from '@college/api-client';
import { findPostgres, start as startPostgres } from '../../scripts/postgres.mjs';
import { startStandby } from '../../scripts/standby.mjs';
import { createMeter } from '../../scripts/processorTime.mjs';
import { startServer } from '../sweeps/trust/serverProcess.mjs';
import { rarerWork } from '../sweeps/trust/rarerWork.mjs';
import { usualMix } from '../sweeps/trust/usualMix.mjs';
import { employ } from './load/employ.mjs';
import { measuredFetch, percentile } from './load/measuredFetch.mjs';

const { values } = parseArgs({
  options: {
    staff: { type: 'string', default: '400' },
    minutes: { type: 'string', default: '30' },
    think: { type: 'string', default: '1000' },
    engine: { type: 'string', default: findPostgres() ? 'postgres' : 'embedded' },
    untimed: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    replica: { type: 'boolean', default: false },
  },
});
const mostMilliseconds = { reads: 300, writes: 500 };
const mostTold = 10;
const arrivalMilliseconds = 20_000;
const rarerEvery = 10;
const conflict = '30009';

const postgres = values.engine === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
const folder = mkdtempSync(join(tmpdir(), 'college-load-'));
const place = postgres ? { url: postgres.url } : { folder };
const people = await employ(place, Number(values.staff));
const standby = postgres && values.replica ? startStandby(postgres) : undefined;
const server = await startServer({ ...place, replicaUrl: standby?.url });

let faults = 0;
let conflicts = 0;
let isOver = false;
const times = measuredFetch();

function tell(fault) {
  faults += 1;
  if (faults <= mostTold) console.error(`✗ ${fault}`);
}

async function work({ user, majorId, authToken }, index) {
  await pause((arrivalMilliseconds * index) / people.length);
  const session = { authToken: () => authToken, clear: () => tell(`${user.userName} was signed out`) };
  const client = createClient({ baseUrl: `${server.origin}/college/api`, fetch: times.fetch, session });
  const acts = await usualMix(client, { user, majorId });
  const rarer = values.all ? Object.values(await rarerWork(client, { majorId })) : [];
  for (let turn = index; !isOver; turn += 1) {
    await pause(Math.random() * 2 * Number(values.think));
    try {
      await (rarer.length > 0 && turn % rarerEvery === 0 ? rarer[(turn / rarerEvery) % rarer.length] : acts[turn % acts.length])();
    } catch (error) {
      if (error.code === conflict) conflicts += 1;
      else tell(`${error.code ?? error.name} ${error.message}`);
    }
  }
}

const requests = () => times.reads.length + times.writes.length;

/** In megabytes; on Linux only. */
function noteMemory() {
  if (process.platform !== 'linux') return;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'));
  memory.push(Math.round(kilobytes / 1024));
  if (!isOver) console.log(`${memory.length * 5} minutes, ${requests()} requests: the server holds ${memory.at(-1)} MB`);
}

const begun = performance.now();
const meter = createMeter();
meter.watch(server.pid, 'server');
if (postgres) meter.watch(postgres.pid, 'database');
if (standby) meter.watch(standby.pid, 'replica');
const memory = [];
const watching = setInterval(noteMemory, 300_000);
const used = { server: meter.seconds('server'), database: meter.seconds('database'), replica: meter.seconds('replica') };
const working = people.map(work);
await pause(Number(values.minutes) * 60_000);
isOver = true;
await Promise.all(working);
clearInterval(watching);
noteMemory();
const seconds = (performance.now() - begun) / 1000;
const milliseconds = (label) => (((meter.seconds(label) - used[label]) * 1000) / requests()).toFixed(1);
const processor = `${milliseconds('server')} ms of processor time of the server and ${milliseconds('database')} of the database${standby ? `, ${milliseconds('replica')} of its replica` : ''} each`;
meter.stop();

server.signal('SIGTERM');
if ((await server.ended) !== 0) tell('the server did not end well');
standby?.stop();
postgres?.stop();
rmSync(folder, { recursive: true, force: true });

for (const kind of ['reads', 'writes']) {
  const [half, most] = [percentile(times[kind], 0.5), percentile(times[kind], 0.99)];
  if (most > mostMilliseconds[kind] && !values.untimed) tell(`${kind}: p99 ${most} ms, wanted ${mostMilliseconds[kind]}`);
  console.log(`${kind}: ${times[kind].length}, p50 ${half} ms, p99 ${most} ms, longest ${percentile(times[kind], 1)} ms`);
}
console.log(
  `${people.length} people for ${values.minutes} minutes on ${values.engine}: ${(requests() / seconds).toFixed(0)} requests a second, ` +
    `${processor}, ${memory.at(-1) ?? '?'} MB of memory at the end, ${conflicts} conflicts. Faults: ${faults}.`,
);
process.exit(faults === 0 ? 0 : 1);
