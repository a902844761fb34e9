/** Processor time of the calls of a day, and of the same questions asked of the database without the server, in one process without http; for `run.mjs`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createApp } from '../../apps/server/src/createApp.ts';
import { openDatabase } from '../../apps/server/src/db/index.ts';
import { onConnection } from '../../apps/server/src/db/testing/loadDump.ts';
import { defaultSettings } from '../../apps/server/src/http/services.ts';
import { openSession } from '../../apps/server/src/sessions/sessionRepository.ts';
import { addCollege, addMajors, storeFigures } from '../../e2e/trust/growth/fillCollege.mjs';
import { statementsOf } from './statements.mjs';
import { requestOf, usedCalls } from './usedCalls.mjs';

const { pino } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pino');

const warmUp = 60;
const blocks = 9;
const atOnce = 40;
const [, , engine, place] = process.argv;
const log = pino({ level: 'warn' }, pino.destination(2));
const database = await openDatabase(engine === 'postgres' ? { url: place, logger: log } : { folder: place, logger: log });
const college = await onConnection(database.db, async (client) => {
  const added = await addCollege(client);
  await addMajors(client, added, 1);
  await storeFigures(client);
  await client.query('analyze');
  const { rows } = await client.query('select id as "courseId", major_id as "majorId" from course_units order by id limit 1');
  return { ...added, ...rows[0] };
});
const authToken = await openSession(database.db, college.userId, new Date(), 36_000_000);
const app = createApp({ database, log, now: () => new Date(), settings: defaultSettings, checkAnswers: false });

const figures = [];
for (const [name, endpoint, input] of usedCalls(college)) {
  const request = requestOf(endpoint, input, authToken);
  const call = async () => await (await app.request(...request)).text();
  for (let round = 0; round < warmUp; round += 1) await call();
  let answer;
  const statements = await statementsOf(async () => (answer = JSON.parse(await call())));
  if (answer.code !== '0') throw new Error(`${name}: ${JSON.stringify(answer).slice(0, 200)}`);
  const raw = await onConnection(database.db, async (client) => {
    const ask = async () => {
      for (const statement of statements) await client.query(statement);
      JSON.stringify(answer);
    };
    for (let round = 0; round < warmUp; round += 1) await ask();
    const taken = [];
    for (let block = 0; block < blocks; block += 1) taken.push(await processorOf(ask));
    return taken;
  });
  const ours = [];
  for (let block = 0; block < blocks; block += 1) ours.push(await processorOf(call));
  figures.push({ name, count: statements.length, ours, raw });
}
console.log(JSON.stringify(figures));
await database.close();

/** Milliseconds of one act: of this process with the embedded engine's thread, and of PostgreSQL's processes. */
async function processorOf(act) {
  const database = await databaseTicks();
  const own = process.cpuUsage();
  for (let round = 0; round < atOnce; round += 1) await act();
  const { user, system } = process.cpuUsage(own);
  return { own: (user + system) / 1000 / atOnce, database: ((await databaseTicks()) - database) / atOnce };
}

async function databaseTicks() {
  if (engine !== 'postgres') return 0;
  const { rows } = await database.db.execute("select pid from pg_stat_activity where backend_type = 'client backend'");
  const ticks = rows.map(({ pid }) => {
    const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) | /);
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * 10;
}
