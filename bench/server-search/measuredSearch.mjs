/** One server with 50,000 records of each kind, for `run.mjs`: pages of 10,000 records first, then searches; prints the times. */
import { createRequire } from 'node:module';
import { createApp } from '../../apps/server/src/createApp.ts';
import { openDatabase, putReferenceData, schema } from '../../apps/server/src/db/index.ts';
import { defaultSettings } from '../../apps/server/src/http/services.ts';
import { listen } from '../../apps/server/src/serve.ts';
import { openSession } from '../../apps/server/src/sessions/sessionRepository.ts';
import { fillCollege, fillOccupations, fillOthers, pagedCount, rowCount } from './fillRows.mjs';
import { rawPage, rawSearch } from './rawRows.mjs';

const { pino } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pino');

const rounds = 220;
const warmUp = 20;
const pageSize = 20;
const [, , engine, place] = process.argv;
const log = pino({ level: 'warn' }, pino.destination(2));
const database = await openDatabase(engine === 'postgres' ? { url: place, logger: log } : { folder: place, logger: log });
const { db } = database;
await putReferenceData(database);
const { collegeId, userId } = await fillCollege(db, schema);
const authToken = await openSession(db, userId, new Date(), 3_600_000);
const app = createApp({ database, log, now: () => new Date(), settings: defaultSettings, checkAnswers: false });
const server = await listen(app, 0, '127.0.0.1');
const address = `http://127.0.0.1:${server.port}/college/api`;

await fillOccupations(db, collegeId, 1, pagedCount);
const { rows: categories } = await db.execute(`select id from occupation_entries where code in ('2', '2-02', '4')`);
const pages = { plain: [], filtered: [], raw: [] };
for (let round = 0; round < rounds; round += 1) {
  const pageNum = 1 + ((round * 7919) % (pagedCount / pageSize));
  const orderMap = [{ create_time: 0 }, { create_time: 1 }, { update_time: 0 }, { update_time: 1 }][round % 4];
  const plain = await timed('/occupation/pages', { pageNum, pageSize, orderMap });
  const lvl = categories[round % categories.length].id;
  const filtered = await timed('/occupation/pages', { pageNum: 1 + (round % 20), pageSize, orderMap, lvl });
  const raw = await rawPage(db, collegeId, pageNum, pageSize);
  if (round < warmUp) continue;
  pages.plain.push(plain);
  pages.filtered.push(filtered);
  pages.raw.push(raw);
}

await fillOccupations(db, collegeId, pagedCount + 1, rowCount);
await fillOthers(db, collegeId);
const kinds = {
  occupations: { path: '/search/occupation', table: 'occupations' },
  majors: { path: '/search/profession', table: 'college_majors' },
  qualifications: { path: '/search/dicjobdirectory', table: 'qualifications' },
};
const keywords = { 'one character': '师', 'two characters': '软件', 'four characters': '软件工程', initials: 'rjgcs', code: '499' };
const searches = {};
for (const [kind, { path, table }] of Object.entries(kinds)) {
  const first = await timed(path, { pageNo: 1, pageSize, keyword: '软件' });
  const words = {};
  for (const [word, keyword] of Object.entries(keywords)) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timed(path, { pageNo: 1 + (round % 2), pageSize, keyword }));
    words[word] = times.slice(warmUp);
  }
  const raw = [];
  for (let round = 0; round < 60; round += 1) raw.push(await rawSearch(db, table, '软件', pageSize));
  searches[kind] = { first, words, raw };
}
console.log(JSON.stringify({ pages, searches }));
await server.drain();
await database.close();

async function timed(path, body) {
  const begun = performance.now();
  const init = { method: 'POST', body: JSON.stringify(body), headers: { authToken, 'content-type': 'application/json' } };
  const { code, message, data } = await (await fetch(`${address}${path}`, init)).json();
  const list = data?.pageInfo?.list ?? data?.list;
  if (code !== '0' || !(list?.length > 0))
    throw new Error(`bench/server-search: nothing from ${path} for ${JSON.stringify(body)} (${code} ${message}).`);
  return performance.now() - begun;
}
