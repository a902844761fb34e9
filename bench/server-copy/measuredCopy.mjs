/** One server with a large course, for `run.mjs`: copies it through its own stream again and again, and prints the times. */
import { createRequire } from 'node:module';
import { createApp } from '../../apps/server/src/createApp.ts';
import { openDatabase, schema } from '../../apps/server/src/db/index.ts';
import { defaultSettings } from '../../apps/server/src/http/services.ts';
import { listen } from '../../apps/server/src/serve.ts';
import { openSession } from '../../apps/server/src/sessions/sessionRepository.ts';
import { fillCourse } from './fillCourse.mjs';
import { rawCopy } from './rawCopy.mjs';

const { pino } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pino');

const rounds = 7;
const [, , engine, place] = process.argv;
const log = pino({ level: 'warn' }, pino.destination(2));
const database = await openDatabase(engine === 'postgres' ? { url: place, logger: log } : { folder: place, logger: log });
const course = await fillCourse(database.db, schema);
const authToken = await openSession(database.db, course.userId, new Date(), 3_600_000);
const app = createApp({ database, log, now: () => new Date(), settings: defaultSettings, checkAnswers: false });
const server = await listen(app, 0, '127.0.0.1');
const base = `http://127.0.0.1:${server.port}/college/api/manage`;

const copies = [];
const raw = [];
for (let round = 0; round < rounds + 1; round += 1) {
  const times = { copy: await copyOnce(`bench-copy-${round}`), raw: await rawCopy(database, course) };
  // The first round warms both up.
  if (round > 0) {
    copies.push(times.copy);
    raw.push(times.raw);
  }
}
console.log(JSON.stringify({ copies, raw, courseCells: course.courseCells, projectCells: course.projectCells }));
await server.drain();
await database.close();

/** From opening the stream to its message of 100 percent. */
async function copyOnce(unique) {
  const { courseId, target: targetId, goals, indicators } = course;
  const goalRelations = goals.map((goal, index) => ({ requireId: indicators[index], relate: index % 2, goals: [goal] }));
  const body = JSON.stringify({ unique, courseId, sourceId: courseId, targetId, goalRelations });
  const headers = { authToken, 'content-type': 'application/json' };
  const kept = await (await fetch(`${base}/uploadcoursecopyparams`, { method: 'POST', headers, body })).json();
  if (kept.code !== '0') throw new Error(`bench/server-copy: the parameters were refused (${kept.code} ${kept.message}).`);
  const begun = performance.now();
  const events = await (await fetch(`${base}/copycourse?unique=${unique}`, { headers })).text();
  const time = performance.now() - begun;
  if (!events.includes('"percent":100')) throw new Error(`bench/server-copy: a copy did not arrive: ${events}`);
  return time;
}
