/** One server with ten thousand course units in one major, for `index.mjs`. Prints where it listens and what the bare queries cost. */
import { createRequire } from 'node:module';
import { createApp } from '../../apps/server/src/createApp.ts';
import { openDatabase, schema } from '../../apps/server/src/db/index.ts';
import { defaultSettings } from '../../apps/server/src/http/services.ts';
import { listen } from '../../apps/server/src/serve.ts';
import { openSession } from '../../apps/server/src/sessions/sessionRepository.ts';
import { percentiles } from './percentiles.mjs';

const { pino } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pino');

const unitCount = 10_000;
const [, , engine, place] = process.argv;
const log = pino({ level: 'warn' }, pino.destination(2));
const database = await openDatabase(engine === 'postgres' ? { url: place, logger: log } : { folder: place, logger: log });
const { majorId, userId } = await fill(database.db);
const raw = await measureRawPages(database.db, majorId);
const token = await openSession(database.db, userId, new Date(), 3_600_000);
const app = createApp({ database, log, now: () => new Date(), settings: defaultSettings, checkAnswers: false });
const server = await listen(app, 0, '127.0.0.1');
console.log(JSON.stringify({ port: server.port, token, majorId, raw }));

process.stdin.resume();
process.stdin.once('end', async () => {
  await server.drain();
  await database.close();
});

/** Ten thousand units with six rows each, created a minute apart. */
async function fill(db) {
  const [college] = await db.insert(schema.colleges).values({ name: '明理大学' }).returning();
  const [department] = await db.insert(schema.departments).values({ collegeId: college.id, name: '计算机学院' }).returning();
  const [major] = await db.insert(schema.majors).values({ departmentId: department.id, name: '软件工程' }).returning();
  const account = { userName: '院长', email: 'dean@college.example', passwordHash: '-', collegeId: college.id };
  const [user] = await db
    .insert(schema.users)
    .values({ ...account, permissionId: 1, relativeId: college.id })
    .returning();
  await db.execute(`
    insert into course_units (major_id, class_id, type_id, name, introduction, criterion, initing, create_time, update_time)
    select ${major.id}, 1 + n % 2, 1 + n % 5, '课程单元 ' || n, repeat('本课程讲授基本概念、原理与方法。', 8),
      case when n % 3 = 0 then '完成一份课程报告' else '' end, false, now() - n * interval '1 minute', now()
    from generate_series(1, ${unitCount}) n`);
  await db.execute(`
    insert into projects (course_unit_id, name, theory_period, practice_period, position)
    select id, '第 ' || row || ' 章', 2 + (id * row) % 9, (id + row) % 4, row from course_units, generate_series(1, 6) row`);
  await db.execute(`analyze`);
  return { majorId: major.id, userId: user.id };
}

/** The same page as one query without a server: units by time with their summed hours, and the count. */
async function measureRawPages(db, majorId) {
  const times = [];
  for (let round = 0; round < 300; round += 1) {
    const offset = ((round * 7919) % (unitCount / 10)) * 10;
    const begun = performance.now();
    await db.execute(`select * from course_units where major_id = ${majorId} and deleted_at is null and not initing
      order by create_time desc, id desc limit 10 offset ${offset}`);
    await db.execute(`select count(*) from course_units where major_id = ${majorId} and deleted_at is null and not initing`);
    if (round >= 50) times.push(performance.now() - begun);
  }
  return percentiles(times);
}
