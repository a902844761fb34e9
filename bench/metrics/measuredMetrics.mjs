/** Calls to the whole server with and without metrics, in one process without http, for `run.mjs`. Prints the times. */
import { createRequire } from 'node:module';
import { createApp } from '../../apps/server/src/createApp.ts';
import { openDatabase, seedSampleProgramme } from '../../apps/server/src/db/index.ts';
import { defaultSettings } from '../../apps/server/src/http/services.ts';
import { createMetrics } from '../../apps/server/src/metrics/serverMetrics.ts';
import { openSession } from '../../apps/server/src/sessions/sessionRepository.ts';

const { pino } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pino');

const rounds = 3000;
const warmUp = 500;
const [, , engine, place] = process.argv;
const log = pino({ level: 'warn' }, pino.destination(2));
const database = await openDatabase(engine === 'postgres' ? { url: place, logger: log } : { folder: place, logger: log });
await seedSampleProgramme(database);

const services = { database, log, now: () => new Date(), settings: defaultSettings, checkAnswers: false };
const metrics = createMetrics(services);
const bareApp = createApp(services);
let notes = [];
/** Requests are counted in batches: the mean has what the median of the requests has not. */
const timedMetrics = {
  note(request) {
    const begun = performance.now();
    metrics.note(request);
    notes.push(performance.now() - begun);
  },
};
const countedApp = createApp({ ...services, metrics: timedMetrics });
const authToken = await openSession(database.db, 1003, new Date(), 3_600_000);

/** The quickest answer that there is, which asks nothing of the database, and an ordinary read. */
const requests = [
  { name: 'a refused call', path: '/college/api/no/such/call' },
  { name: 'a read of a major', path: '/college/api/major/v2.0/majorinfo?majorid=1001' },
];

const times = [];
for (const { name, path } of requests) {
  const counted = [];
  const bare = [];
  for (let round = 0; round < rounds; round += 1) {
    // In turns, each first as often as the other, so that whatever else the machine does falls on both.
    const isFirst = round % 2 === 0;
    const first = await timed(isFirst ? countedApp : bareApp, path);
    const second = await timed(isFirst ? bareApp : countedApp, path);
    if (round < warmUp) {
      notes = [];
      continue;
    }
    counted.push(isFirst ? first : second);
    bare.push(isFirst ? second : first);
  }
  times.push({ name, counted, bare, notes });
}
const begun = performance.now();
const { length } = await metrics.text();
console.log(JSON.stringify({ times, scrape: { milliseconds: performance.now() - begun, length } }));
await database.close();

async function timed(app, path) {
  const begun = performance.now();
  const reply = await app.request(path, { headers: { authToken } });
  await reply.arrayBuffer();
  return performance.now() - begun;
}
