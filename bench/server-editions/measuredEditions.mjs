/** One server with a whole major, for `run.mjs`: makes drafts of it through its own stream, and prints the times. */
import { createRequire } from 'node:module';
import { createApp } from '../../apps/server/src/createApp.ts';
import { openDatabase, schema } from '../../apps/server/src/db/index.ts';
import { defaultSettings } from '../../apps/server/src/http/services.ts';
import { listen } from '../../apps/server/src/serve.ts';
import { openSession } from '../../apps/server/src/sessions/sessionRepository.ts';
import { fillMajor } from './fillMajor.mjs';

const { pino } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pino');

const rounds = 5;
const [, , engine, place] = process.argv;
const log = pino({ level: 'warn' }, pino.destination(2));
const database = await openDatabase(engine === 'postgres' ? { url: place, logger: log } : { folder: place, logger: log });
const { userId, majorId, counts } = await fillMajor(database.db, schema);
const authToken = await openSession(database.db, userId, new Date(), 3_600_000);
const app = createApp({ database, log, now: () => new Date(), settings: defaultSettings, checkAnswers: false });
const server = await listen(app, 0, '127.0.0.1');
const base = `http://127.0.0.1:${server.port}/college/api`;

const starts = [];
const raw = [];
for (let round = 0; round < rounds + 1; round += 1) {
  const times = { start: await startOnce(`bench-edition-${round}`), raw: await rawInserts() };
  // The first round warms both up.
  if (round > 0) {
    starts.push(times.start);
    raw.push(times.raw);
  }
}
console.log(JSON.stringify({ starts, raw, counts }));
await server.drain();
await database.close();

/** From the request to its message of 100 percent. */
async function startOnce(unique) {
  const body = JSON.stringify({ unique, majorId, kind: 'draft', name: unique });
  const headers = { authToken, 'content-type': 'application/json' };
  const begun = performance.now();
  const events = await (await fetch(`${base}/edition/start`, { method: 'POST', headers, body })).text();
  const time = performance.now() - begun;
  if (!events.includes('"percent":100')) throw new Error(`bench/server-editions: a draft did not arrive: ${events}`);
  return time;
}

/** As many matrix entries into a table of their own, with its keys and nothing else. */
async function rawInserts() {
  await database.db.execute('create table raw_entries (like project_matrix_entries including all)');
  const begun = performance.now();
  await database.db.execute(
    `insert into raw_entries select r.* from project_matrix_entries r order by r.id limit ${counts.project_matrix_entries}`,
  );
  const time = performance.now() - begun;
  await database.db.execute('drop table raw_entries');
  return time;
}
