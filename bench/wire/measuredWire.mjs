/** One server with a large course, for `run.mjs`: bytes of its matrices on the wire and what answering costs; prints them. */
import { createRequire } from 'node:module';
import { createApp } from '../../apps/server/src/createApp.ts';
import { openDatabase, schema } from '../../apps/server/src/db/index.ts';
import { defaultSettings } from '../../apps/server/src/http/services.ts';
import { openSession } from '../../apps/server/src/sessions/sessionRepository.ts';
import { fillCourse } from '../server-copy/fillCourse.mjs';

const { pino } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pino');

const rounds = 7;
const [, , , place] = process.argv;
const log = pino({ level: 'warn' }, pino.destination(2));
const database = await openDatabase({ folder: place, logger: log });
const { courseId, userId } = await fillCourse(database.db, schema);
const authToken = await openSession(database.db, userId, new Date(), 3_600_000);
const app = createApp({ database, log, now: () => new Date(), settings: defaultSettings, checkAnswers: false });

const projectMatrix = [`/matrix/projectmatrix?courseId=${courseId}`];
/** What a client reads that knows the documented calls alone. */
const documented = [
  ...[
    'courseinfo',
    'majormatrix',
    'projectnteachgoal',
    'pointnrelate',
    'coursematrix',
    'projecttaskgoal',
    'ksanrelate',
    'projectmatrix',
  ].map((name) => `/matrix/${name}?courseId=${courseId}`),
  `/major/v2.0/courseunitdetail?courseid=${courseId}`,
];
const linked = [`/matrix/linkedmatrices?courseId=${courseId}`];

const first = await ask(linked[0]);
console.log(
  JSON.stringify({
    projectMatrix: await sizesOf(projectMatrix),
    courseMatrix: await sizesOf([`/matrix/coursematrix?courseId=${courseId}`]),
    courseUnit: await sizesOf([`/major/v2.0/courseunitdetail?courseid=${courseId}`]),
    documented: { ...(await sizesOf(documented)), processor: await processorOf(documented) },
    linked: { ...(await sizesOf(linked)), processor: await processorOf(linked) },
    compressing: (await processorOf(projectMatrix, 'br')) - (await processorOf(projectMatrix)),
    unchanged: (await ask(linked[0], { 'if-none-match': first.headers.get('etag') })).status,
  }),
);
await database.close();

async function ask(path, headers = {}) {
  const reply = await app.request(`/college/api${path}`, { headers: { authToken, ...headers } });
  if (reply.status !== 200 && reply.status !== 304) throw new Error(`bench/wire: ${path} answered ${reply.status}.`);
  return reply;
}

/** Kilobytes of all answers: plain, with brotli and with gzip. */
async function sizesOf(paths) {
  const sizes = { plain: 0, br: 0, gzip: 0 };
  for (const path of paths) {
    for (const encoding of Object.keys(sizes)) {
      const reply = await ask(path, encoding === 'plain' ? {} : { 'accept-encoding': encoding });
      sizes[encoding] += (await reply.arrayBuffer()).byteLength / 1000;
    }
  }
  return sizes;
}

/** Milliseconds of processor of this process, the engine's thread included, until all are answered: the median. */
async function processorOf(paths, encoding) {
  const times = [];
  for (let round = -2; round < rounds; round += 1) {
    const begun = process.cpuUsage();
    await Promise.all(paths.map(async (path) => (await ask(path, encoding ? { 'accept-encoding': encoding } : {})).arrayBuffer()));
    const { user, system } = process.cpuUsage(begun);
    if (round >= 0) times.push((user + system) / 1000);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}
