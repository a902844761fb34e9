/**
 * `npm run trust:turns -- --times 28`: every call of the contract that answers at once, sent to the built server by somebody who manages a college that SQL filled so many times (once: 720 courses), on
 * PostgreSQL. A call that takes the server's main thread for more than 50 ms of the processor in one turn, the least of three rounds, is a fault. The records it names are the small ones of the scene of rights: what
 * grows with a single course is seen by `trust:growth`.
 */
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../apps/server/src/db';
import { silentLogger } from '../../apps/server/src/db/silentLogger';
import { attempts } from '../../apps/server/src/rights/attempts.test-data';
import { verdictOf } from '../../apps/server/src/rights/oracle.test-data';
import { setRightsScene } from '../../apps/server/src/rights/rightsScene.test-data';
import { openSession } from '../../apps/server/src/sessions/sessionRepository';
import { cast } from '../../apps/server/src/testing/scene';
import { withVersions } from '../../apps/server/src/testing/withVersions';
import { findPostgres, start as startPostgres } from '../../scripts/postgres.mjs';
import { startServer } from '../sweeps/trust/serverProcess.mjs';
import { addMajors, storeFigures } from './growth/fillCollege.mjs';
import { send } from './growth/send.mjs';

const pg = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pg');
const { values } = parseArgs({ options: { times: { type: 'string', default: '28' }, rounds: { type: 'string', default: '3' } } });
const longestTurn = 50;
/** Streams of events never end. */
const longestAnswer = 2000;
const mostTold = 15;
const beyondScene = 100_000;
const year = 365 * 86_400_000;

if (!findPostgres()) {
  console.log('trust:turns: there is no PostgreSQL here.');
  process.exit(0);
}
const postgres = await startPostgres();
process.once('exit', () => postgres.stop());
const database = await openDatabase({ url: postgres.url, logger: silentLogger });
const who = cast.collegeAdmin;
await setRightsScene(database);
const courses = await fill();

const server = await startServer({ url: postgres.url, imports: [fileURLToPath(new URL('growth/loopDelayOnRequest.js', import.meta.url))] });
process.once('exit', () => server.signal('SIGKILL'));

const nameOf = ({ method, path }) => `${method} ${path}`;
/** By call: its shortest longest turn, and whether it went through in any round. */
const turns = new Map();
for (let round = 0; round < Number(values.rounds); round += 1) for (const attempt of attempts) await tryOne(attempt);

const found = [...turns].toSorted(([, one], [, other]) => other.turn - one.turn);
const slow = found.filter(([, { turn }]) => turn > longestTurn);
for (const [name, { turn, isDone }] of found.slice(0, Math.max(slow.length, mostTold)))
  console.log(`${turn > longestTurn ? '✗' : '✓'} ${name.padEnd(70)} ${turn.toFixed(1).padStart(7)} ms${isDone ? '' : '  (refused)'}`);
const done = found.filter(([, { isDone }]) => isDone).length;
console.log(
  `${courses} courses, ${found.length} calls, of which ${done} went through: ${found[0][1].turn.toFixed(1)} ms of the processor in the longest turn. Faults: ${slow.length}.`,
);
server.signal('SIGTERM');
await server.ended;
await database.close();
process.exit(slow.length === 0 ? 0 : 1);

/** Fills the first college of the scene; resolves to the number of courses. */
async function fill() {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows: sequences } = await client.query(
    `select schemaname || '.' || sequencename as name from pg_sequences where schemaname = 'public'`,
  );
  // The scene's records have low numbers of their own.
  for (const { name } of sequences) await client.query(`select setval($1::regclass, ${beyondScene})`, [name]);
  await addMajors(client, { collegeId: who.collegeId }, Number(values.times));
  await storeFigures(client);
  await client.query('analyze');
  const { rows } = await client.query('select count(*)::int as count from course_units');
  await client.end();
  return rows[0].count;
}

/** What one call deleted the next one is to find. */
async function restoreTrash() {
  for (const table of ['course_units', 'projects', 'task_goals', 'teaching_goals', 'points', 'ksas'])
    await database.db.execute(`update ${table} set deleted_at = null where deleted_at is not null`);
}

async function tryOne(attempt) {
  const { endpoint, request, full = request } = attempt;
  if (verdictOf(who, attempt, 'own') !== 'allowed') return;
  if (endpoint.writes) await restoreTrash();
  const sent = await withVersions(database.db, endpoint, full('own', who));
  // One of the calls signs out.
  const authToken = await openSession(database.db, who.id, new Date(), year);
  await server.ask({ loopDelay: true });
  const text = await send({ origin: server.origin, authToken }, [endpoint, sent], longestAnswer);
  const { turn } = await server.ask({ loopDelay: true });
  const name = nameOf(endpoint);
  const before = turns.get(name) ?? { turn: Infinity, isDone: false };
  turns.set(name, {
    turn: Math.min(before.turn, turn),
    isDone: before.isDone || text.startsWith('{"code":"0"') || !text.startsWith('{"code"'),
  });
}
