/** Calls with and without their permission check, in one process without http, for `run.mjs`. Prints the times. */
import { createRequire } from 'node:module';
import { calls } from '../../apps/server/src/calls.ts';
import { openDatabase, seedSampleProgramme } from '../../apps/server/src/db/index.ts';
import { mountCall } from '../../apps/server/src/http/mount.ts';
import { requestLog } from '../../apps/server/src/http/requestLog.ts';
import { defaultSettings } from '../../apps/server/src/http/services.ts';
import { openSession } from '../../apps/server/src/sessions/sessionRepository.ts';

const ofServer = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const { pino } = ofServer('pino');
const { Hono } = ofServer('hono');

const rounds = 1500;
const warmUp = 300;
const [, , engine, place] = process.argv;
const log = pino({ level: 'warn' }, pino.destination(2));
const database = await openDatabase(engine === 'postgres' ? { url: place, logger: log } : { folder: place, logger: log });
await seedSampleProgramme(database);

/** One call for each way up to the college: who makes it, and about what. */
const subjects = [
  { name: 'a major', path: '/major/v2.0/majorinfo', query: 'majorid=1001', userId: 1003 },
  { name: 'a course, by its manager', path: '/major/v2.0/pointlist', query: 'courseId=1014', userId: 1008 },
  { name: 'a project', path: '/course/getprojectgoal', query: 'projectId=1001', userId: 1005 },
];

const services = { database, log, now: () => new Date(), settings: defaultSettings, checkAnswers: false };
const app = new Hono();
app.use(requestLog(log, { trustProxy: false }));
for (const { path } of subjects) {
  const call = calls.find(({ endpoint }) => endpoint.path === path);
  mountCall(app, services, call);
  // The same call, without a permission check.
  mountCall(app, services, { ...call, rights: () => [], endpoint: { ...call.endpoint, path: `/bare${path}` } });
}

const times = [];
for (const { name, path, query, userId } of subjects) {
  const authToken = await openSession(database.db, userId, new Date(), 3_600_000);
  const checked = [];
  const bare = [];
  for (let round = 0; round < rounds; round += 1) {
    // In turns, so that whatever else the machine does falls on both.
    const pair = [await timed(`${path}?${query}`, authToken), await timed(`/bare${path}?${query}`, authToken)];
    if (round < warmUp) continue;
    checked.push(pair[0]);
    bare.push(pair[1]);
  }
  times.push({ name, checked, bare });
}
console.log(JSON.stringify(times));
await database.close();

async function timed(path, authToken) {
  const begun = performance.now();
  const reply = await app.request(`/college/api${path}`, { headers: { authToken } });
  const { code, message } = await reply.json();
  const time = performance.now() - begun;
  if (code !== '0') throw new Error(`bench/permission-check: ${path} was refused (${code} ${message}).`);
  return time;
}
