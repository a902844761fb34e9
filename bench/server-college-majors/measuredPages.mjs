/** One server with 10,000 college majors, for `run.mjs`: reads their list with every order and filter, and prints the times. */
import { createRequire } from 'node:module';
import { createApp } from '../../apps/server/src/createApp.ts';
import { openDatabase, putReferenceData, schema } from '../../apps/server/src/db/index.ts';
import { defaultSettings } from '../../apps/server/src/http/services.ts';
import { listen } from '../../apps/server/src/serve.ts';
import { openSession } from '../../apps/server/src/sessions/sessionRepository.ts';
import { fillCollege } from '../server-search/fillRows.mjs';

const { pino } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pino');

const majorCount = 10_000;
const rounds = 320;
const warmUp = 20;
const pageSize = 20;
const [, , engine, place] = process.argv;
const log = pino({ level: 'warn' }, pino.destination(2));
const database = await openDatabase(engine === 'postgres' ? { url: place, logger: log } : { folder: place, logger: log });
const { db } = database;
await putReferenceData(database);
const { collegeId, userId } = await fillCollege(db, schema);
await db.execute(`
  insert into college_majors (college_id, name, type_id, code, score, goals, academic_system, relates)
    select ${collegeId}, '专业' || n, t.ids[1 + n % cardinality(t.ids)], lpad(n::text, 6, '0'), 160, repeat('培养目标。', 40),
      '[{"courseIds": [1001], "score": 160}]', (select coalesce(jsonb_agg(jsonb_build_object('label', '专业' || r)), '[]') from generate_series(1, n % 7) r)
    from generate_series(1, ${majorCount}) n, (select array_agg(id) as ids from reference_options where kind = 'types' and parent_id is not null) t;
  analyze college_majors;`);
const authToken = await openSession(db, userId, new Date(), 3_600_000);
const app = createApp({ database, log, now: () => new Date(), settings: defaultSettings, checkAnswers: false });
const server = await listen(app, 0, '127.0.0.1');
const address = `http://127.0.0.1:${server.port}/college/api/profession/page`;

const questions = {
  'by code': { orderMap: {} },
  'related many to few': { orderMap: { relate_count: 0 } },
  'related few to many': { orderMap: { relate_count: 1 } },
  'below a category': { orderMap: {}, type: 1008, isNarrow: true },
  'by keyword, related many to few': { orderMap: { relate_count: 0 }, keyword: '专业1', isNarrow: true },
};
const pages = Object.fromEntries(Object.keys(questions).map((name) => [name, []]));
const raw = [];
for (let round = 0; round < rounds; round += 1) {
  const pageNum = 1 + ((round * 7919) % (majorCount / pageSize));
  for (const [name, { isNarrow, ...question }] of Object.entries(questions)) {
    const taken = await timed({ ...question, pageNum: isNarrow ? 1 + (round % 40) : pageNum, pageSize });
    if (round >= warmUp) pages[name].push(taken);
  }
  const begun = performance.now();
  await db.execute(`select * from college_majors where college_id = ${collegeId} and deleted_at is null
    order by nullif(code, '') collate "C", id limit ${pageSize} offset ${(pageNum - 1) * pageSize}`);
  await db.execute(`select count(*) from college_majors where college_id = ${collegeId} and deleted_at is null`);
  if (round >= warmUp) raw.push(performance.now() - begun);
}
console.log(JSON.stringify({ pages, raw }));
await server.drain();
await database.close();

async function timed(body) {
  const begun = performance.now();
  const init = { method: 'POST', body: JSON.stringify(body), headers: { authToken, 'content-type': 'application/json' } };
  const { code, message, data } = await (await fetch(address, init)).json();
  if (code !== '0' || data.pageInfo.list.length === 0) {
    throw new Error(`bench/server-college-majors: nothing for ${JSON.stringify(body)} (${code} ${message}).`);
  }
  return performance.now() - begun;
}
