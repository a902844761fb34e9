/** One server with a college of 2,000 majors, for `run.mjs`: reads its list page by page, and prints the times. */
import { createRequire } from 'node:module';
import { storeMissingProgress } from '../../apps/server/src/completion/courseProgress.ts';
import { createApp } from '../../apps/server/src/createApp.ts';
import { openDatabase, schema } from '../../apps/server/src/db/index.ts';
import { defaultSettings } from '../../apps/server/src/http/services.ts';
import { listen } from '../../apps/server/src/serve.ts';
import { openSession } from '../../apps/server/src/sessions/sessionRepository.ts';
import { fillCollege, majorCount } from './fillCollege.mjs';
import { rawPage, rawSearch } from './rawMajors.mjs';

const { pino } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pino');

const rounds = 300;
const warmUp = 30;
const pageSize = 20;
const pages = majorCount / pageSize;
const [, , engine, place] = process.argv;
const log = pino({ level: 'warn' }, pino.destination(2));
const database = await openDatabase(engine === 'postgres' ? { url: place, logger: log } : { folder: place, logger: log });
const { collegeId, userId } = await fillCollege(database.db, schema);
const authToken = await openSession(database.db, userId, new Date(), 3_600_000);
const app = createApp({ database, log, now: () => new Date(), settings: defaultSettings, checkAnswers: false });
const server = await listen(app, 0, '127.0.0.1');
const address = `http://127.0.0.1:${server.port}/college/api/major/v2.0/majorlist`;

const times = { first: [], page: [], rawPage: [], search: [], rawSearch: [] };
// These courses came in past the API: a page works out the figures of twenty of them, a start those of all.
for (let pageNum = 1; pageNum <= pages; pageNum += 1) times.first.push(await timed({ pageNum, pageSize }));
await storeMissingProgress(database.db);
// As an idle minute does on the embedded engine: until then its planner takes the figures for an empty table, and a page for 1.9 s.
await database.db.execute('analyze');
for (let round = 0; round < rounds; round += 1) {
  const pageNum = 1 + ((round * 37) % pages);
  // Meanwhile people work: a course of some major has changed since the last page.
  await database.db.execute(`update course_units set update_time = now() where id = 1001 + ${round * 97}`);
  const page = await timed({ pageNum, pageSize });
  const search = await timed({ pageNum: 1, pageSize, keyword: 'rjgc' });
  const raw = {
    page: await rawPage(database, { collegeId, pageNum, pageSize }),
    search: await rawSearch(database, { collegeId, keyword: '软件工程' }),
  };
  if (round < warmUp) continue;
  times.page.push(page);
  times.search.push(search);
  times.rawPage.push(raw.page);
  times.rawSearch.push(raw.search);
}
console.log(JSON.stringify(times));
await server.drain();
await database.close();

async function timed(body) {
  const begun = performance.now();
  const init = { method: 'POST', body: JSON.stringify(body), headers: { authToken, 'content-type': 'application/json' } };
  const { code, message, data } = await (await fetch(address, init)).json();
  if (code !== '0' || data.pageInfo.list.length !== pageSize) throw new Error(`bench/server-majors: no page (${code} ${message}).`);
  return performance.now() - begun;
}
