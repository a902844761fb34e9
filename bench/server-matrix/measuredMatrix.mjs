/** One server with a large major, for `run.mjs`: reads and saves its matrix again and again, and prints the times. */
import { createRequire } from 'node:module';
import { createApp } from '../../apps/server/src/createApp.ts';
import { openDatabase, schema } from '../../apps/server/src/db/index.ts';
import { defaultSettings } from '../../apps/server/src/http/services.ts';
import { listen } from '../../apps/server/src/serve.ts';
import { openSession } from '../../apps/server/src/sessions/sessionRepository.ts';
import { fillMajor } from './fillMajor.mjs';
import { rawRead, rawSave } from './rawMatrix.mjs';

const { pino } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pino');

const rounds = 120;
const warmUp = 20;
const [, , engine, place] = process.argv;
const log = pino({ level: 'warn' }, pino.destination(2));
const database = await openDatabase(engine === 'postgres' ? { url: place, logger: log } : { folder: place, logger: log });
const { majorId, userId } = await fillMajor(database.db, schema);
const authToken = await openSession(database.db, userId, new Date(), 3_600_000);
const app = createApp({ database, log, now: () => new Date(), settings: defaultSettings, checkAnswers: false });
const server = await listen(app, 0, '127.0.0.1');
const base = `http://127.0.0.1:${server.port}/college/api/matrix`;
const [{ id: courseId }] = await database.db.select({ id: schema.courseUnits.id }).from(schema.courseUnits).limit(1);

const times = { read: [], rawRead: [], save: [], rawSave: [] };
for (let round = 0; round < rounds; round += 1) {
  const read = await timed(() => call(`majormatrix?courseId=${courseId}`));
  const body = JSON.stringify({ majorId, rows: turned(read.data) });
  const save = await timed(() => call('savemajorrows', { method: 'POST', body }));
  const raw = { read: await rawRead(database, majorId), save: await rawSave(database) };
  if (round < warmUp) continue;
  times.read.push(read.time);
  times.save.push(save.time);
  times.rawRead.push(raw.read);
  times.rawSave.push(raw.save);
}
const { rows } = await database.db.execute('select count(*)::int as entries from major_matrix_entries');
console.log(JSON.stringify({ ...times, entries: rows[0].entries }));
await server.drain();
await database.close();

async function timed(act) {
  const begun = performance.now();
  const data = await act();
  return { time: performance.now() - begun, data };
}

async function call(path, init = {}) {
  const reply = await fetch(`${base}/${path}`, { ...init, headers: { authToken, 'content-type': 'application/json' } });
  const { code, message, data } = await reply.json();
  if (code !== '0') throw new Error(`bench/server-matrix: ${path} was refused (${code} ${message}).`);
  return data;
}

/** Every row of the matrix with each strength turned, and one binding in ten moved to the first indicator point that is free. */
function turned({ requirements, courses, data, bindings }) {
  const indicators = requirements.flatMap(({ children }) => children.map(({ id }) => id));
  const goalsOf = new Map(bindings.map(({ id, goals }) => [id, goals]));
  return courses.map(({ id, version }) => {
    const cells = data.filter((cell) => cell.courseUnitId === id);
    const free = indicators.filter((indicator) => !cells.some((cell) => cell.graduateRequireId === indicator));
    const relations = cells.map((cell, index) => {
      const requireId = index % 10 === 9 ? free.shift() : cell.graduateRequireId;
      return { requireId, relate: 1 - cell.relate, goals: goalsOf.get(cell.id) };
    });
    return { courseId: id, version, relations };
  });
}
