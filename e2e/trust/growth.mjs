/**
 * `npm run trust:growth -- --times 10`: a college is filled by SQL on PostgreSQL or with `--engine embedded`, first once (12 majors of 60 courses of 40 points), then so many times; the calls
 * of somebody who manages all of it are measured at both sizes, and those that read one course at 4, 40 and 400 chapters. A call that holds the server's
 * main thread for more than 50 ms in the large college, that takes more than a second, or that grows faster than the course it reads is a fault; with `--untimed` only the last, and one that fails.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onConnection } from '../../apps/server/src/db/testing/loadDump';
import { openSession } from '../../apps/server/src/sessions/sessionRepository';
import { findPostgres, start as startPostgres } from '../../scripts/postgres.mjs';
import { addCourse } from './growth/addCourse.mjs';
import { addCollege, addMajors, storeFigures } from './growth/fillCollege.mjs';
import { growing } from './growth/growing.mjs';
import { measure } from './growth/measure.mjs';
import { collegeCalls, courseCalls } from './growth/measuredCalls.mjs';
import { otherReads } from './growth/otherReads.mjs';
import { send } from './growth/send.mjs';
import { prepareExport } from '@college/api-client/contract';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    engine: { type: 'string', default: 'postgres' },
    only: { type: 'string', default: '' },
    untimed: { type: 'boolean', default: false },
  },
});
const times = Number(values.times);
const isTimed = !values.untimed;
const mostHeld = 50;
const longest = 1000;
/** Of the milliseconds of a course ten times as large: what is as large as its course has 1. */
const steepest = 1.15;
const chapters = [4, 40, 400];
/** The first calls of a size also pay for the compiler, which costs several times what the call does; the median of so many does not. */
const settledRounds = 21;

if (values.engine === 'postgres' && !findPostgres()) {
  console.log('trust:growth: there is no PostgreSQL here.');
  process.exit(0);
}
const postgres = values.engine === 'postgres' ? await startPostgres() : undefined;
const folder = mkdtempSync(join(tmpdir(), 'college-growth-'));
process.once('exit', () => {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});
const grown = await growing(postgres ? { url: postgres.url } : { folder });
const fill = (act) => grown.fill((db) => onConnection(db, act));
const college = await fill(addCollege);
const authToken = await grown.fill((db) => openSession(db, college.userId, new Date(), 3_600_000));
const faults = [];
const held = [];
const isAboutProgress = (name) => ['list of majors', 'major home', 'overview', 'figures of a major'].includes(name);
const isWanted = (name) => name.includes(values.only);

const small = await measureCollege(1);
const large = times > 1 ? await measureCollege(times - 1) : small;
console.log(`\n${times}× (${large.size} courses)`.padEnd(32), 'first ms   p50 ms  cpu ms  turn ms  held ms      kB   exponent');
for (const [name, now] of large.figures) {
  const before = small.figures.get(name);
  const exponent = times > 1 && before ? Math.log(now.took / before.took) / Math.log(times) : 0;
  held.push(now.held);
  report(name, now, exponent, [
    isTimed && now.held > mostHeld && `holds the main thread for ${Math.round(now.held)} ms`,
    isTimed && Math.max(now.first, now.took) > longest && 'takes more than a second',
  ]);
}

const figuresOf = new Map();
for (const count of chapters) {
  const course = await fill(async (client) => {
    const added = await addCourse(client, college, count);
    await client.query('analyze');
    return added;
  });
  const server = await grown.server();
  for (const [name, make] of courseCalls(course).filter(([name]) => isWanted(name))) {
    const now = await measure({ server, authToken }, make, settledRounds);
    const before = figuresOf.get(name);
    figuresOf.set(name, now);
    const exponent = before ? Math.log(now.processor / before.processor) / Math.log(10) : 0;
    report(`${name}, ${count} chapters`, now, exponent, [exponent > steepest && `grows faster than its course: n^${exponent.toFixed(2)}`]);
  }
  if (isWanted('report')) await tryReport(course, count);
}

await grown.end();
for (const fault of faults) console.error(`✗ ${fault}`);
console.log(
  `${times}× on ${values.engine}: ${large.size} courses, ${large.figures.size} calls, main thread held for ${Math.round(Math.max(0, ...held))} ms at most. Faults: ${faults.length}.`,
);
process.exit(faults.length === 0 ? 0 : 1);

/** Adds so many times twelve majors and measures the calls of the college. */
async function measureCollege(added) {
  const begun = performance.now();
  const own = await fill(async (client) => {
    await addMajors(client, college, added);
    await client.query('analyze');
    const idsOf = async (table) => (await client.query(`select id from ${table} order by id`)).rows.map(({ id }) => id);
    return { ...college, majorIds: await idsOf("majors where name not like '大课%'"), courseIds: await idsOf('course_units') };
  });
  console.log(`filled in ${Math.round((performance.now() - begun) / 1000)} s`);
  const figures = new Map();
  async function take(name, make) {
    try {
      figures.set(name, await measure({ server: await grown.server(), authToken }, make));
    } catch (error) {
      faults.push(`${name}: ${error.message}`);
    }
  }
  const calls = [...collegeCalls(own), ...otherReads(own)].filter(([name]) => isWanted(name));
  for (const [name, make] of calls.filter(([name]) => isAboutProgress(name))) await take(`${name}, courses just came in`, make);
  await fill(storeFigures);
  for (const [name, make] of calls) await take(name, make);
  return { figures, size: own.courseIds.length };
}

/** The report of a course is made, or refused with a sentence before anybody has waited for it. */
async function tryReport({ courseId }, count) {
  const server = await grown.server();
  await server.ask({ loopDelay: true });
  const begun = performance.now();
  const body = { courseId, editable: false, languages: 'zh' };
  const events = await send({ origin: server.origin, authToken }, [prepareExport, { body }]);
  const took = performance.now() - begun;
  const { held: ms, turn } = await server.ask({ loopDelay: true });
  const isMade = events.includes('"done"');
  const isLate = !isMade && took > longest;
  if (isLate) faults.push(`report, ${count} chapters: refused after ${Math.round(took)} ms`);
  const last = events.trim().split('\n').at(-1);
  console.log(
    `${isLate ? '✗' : '✓'} report, ${count} chapters: ${isMade ? 'made' : last} after ${Math.round(took)} ms, main thread held for ${Math.round(ms)} ms, ${Math.round(turn)} ms of processor time in its longest turn`,
  );
}

function report(name, { first, took, processor, turn, held: ms, size }, exponent, wrong) {
  const found = wrong.filter(Boolean);
  for (const fault of found) faults.push(`${name} ${fault}`);
  const figures = [first, took, processor, turn, ms].map((figure) => figure.toFixed(1).padStart(8)).join(' ');
  console.log(
    `${found.length > 0 ? '✗' : '✓'} ${name.padEnd(30)} ${figures} ${(size / 1000).toFixed(1).padStart(7)}   n^${exponent.toFixed(2)}`,
  );
}
