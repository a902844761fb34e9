/**
 * `npm run trust:fuzz -- --inputs 20000`: hostile requests to the whole server, by turns made from the schemas, right ones with one value
 * made wrong, and sequences of right ones as other people about other records, each followed by one made wrong. Every reply must be a file, a stream, or an
 * envelope with a known code and a sentence; none an internal error. `--seed 7` repeats a run,
 * `--engine postgres` makes one on PostgreSQL, at a third of the time.
 */
import { parseArgs } from 'node:util';
import { calls } from '../../apps/server/src/calls';
import { openDatabase } from '../../apps/server/src/db';
import { silentLogger } from '../../apps/server/src/db/silentLogger';
import { setBuiltWorkers } from '../../apps/server/src/threads/workerScript';
import { codes } from '../../apps/server/src/http/codes';
import { setHashCosts } from '../../apps/server/src/passwords/passwordHash';
import { attempts } from '../../apps/server/src/rights/attempts.test-data';
import { everyPlace } from '../../apps/server/src/rights/place.test-data';
import { setRightsScene } from '../../apps/server/src/rights/rightsScene.test-data';
import { openSession } from '../../apps/server/src/sessions/sessionRepository';
import { hostileValues, sampleHostile } from '../../apps/server/src/testing/hostileValues';
import { randomNumbers } from '../../apps/server/src/testing/randomNumbers';
import { cast } from '../../apps/server/src/testing/scene';
import { testServer } from '../../apps/server/src/testing/testServer';
import { start as startPostgres } from '../../scripts/postgres.mjs';
import { builtServer } from '../../scripts/testServer.mjs';
import { madeWrong } from './madeWrong.mjs';

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '20000' },
    seed: { type: 'string' },
    engine: { type: 'string', default: 'embedded' },
  },
});
const wanted = Number(values.inputs);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
console.log(`Seed ${seed}: npm run trust:fuzz -- --seed ${seed} --inputs ${wanted} --engine ${values.engine} repeats this run.`);
const random = randomNumbers(seed);
// What is tried here is what comes before and after the digest.
setHashCosts({ N: 2, r: 1, p: 1 });
// From source a thread takes longer to start on a busy machine than anybody waits for it.
setBuiltWorkers(await builtServer());

const known = new Set(Object.values(codes));
const windowMilliseconds = 16 * 60_000;
const year = 365 * 86_400_000;
const inputsPerScene = 400;
const longestSequence = 8;
const mostTold = 20;

const nameOf = ({ method, path }) => `${method} ${path}`;
const answered = new Set(calls.map(({ endpoint }) => nameOf(endpoint)));
const tried = attempts.filter(({ endpoint }) => answered.has(nameOf(endpoint)));
const people = Object.values(cast);
const sources = new Map();

const postgres = values.engine === 'postgres' ? await startPostgres() : undefined;
const database = await openDatabase({ url: postgres?.url, logger: silentLogger });
const server = testServer(() => database);
const counts = { schema: 0, validFirst: 0, sequence: 0 };
let inputs = 0;
let faults = 0;

// A sequence counts as several inputs.
const kinds = [...Array(3).fill(fromSchema), ...Array(3).fill(validFirst), sequence];
const started = performance.now();
while (inputs < wanted) {
  await setRightsScene(database);
  const end = Math.min(wanted, inputs + inputsPerScene);
  while (inputs < end) await random.of(kinds)();
}
await database.close();
postgres?.stop();

const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(
  `${inputs} inputs (${counts.schema} by schema, ${counts.validFirst} with one wrong value, ${counts.sequence} in sequences) to ${calls.length} calls in ${minutes} minutes: ${faults} faults.`,
);
process.exit(faults === 0 ? 0 : 1);

async function fromSchema() {
  const { endpoint } = random.of(calls);
  await send('schema', endpoint, random.of(people), { query: sampleOf(endpoint, 'query'), body: sampleOf(endpoint, 'body') });
}

async function validFirst() {
  const { endpoint, who, request } = aRightRequest();
  await send('validFirst', endpoint, who, madeWrong(request, random));
}

async function sequence() {
  const length = 2 + random.below(longestSequence - 1);
  for (let index = 0; index < length; index += 1) {
    const { endpoint, who, request } = aRightRequest();
    await send('sequence', endpoint, who, index === length - 1 ? madeWrong(request, random) : request);
  }
}

function aRightRequest() {
  const { endpoint, request, full = request } = random.of(tried);
  const who = random.of(people);
  return { endpoint, who, request: full(random.of(everyPlace), who) };
}

/** A value by the schema; a hundred at a time, because making one costs as much. */
function sampleOf(endpoint, part) {
  if (!endpoint[part] || endpoint.bodyFormat === 'multipart') return undefined;
  const key = `${nameOf(endpoint)} ${part}`;
  if (!sources.has(key)) sources.set(key, { arbitrary: hostileValues(endpoint[part]), waiting: [] });
  const source = sources.get(key);
  if (source.waiting.length === 0) source.waiting = sampleHostile(source.arbitrary, { count: 100, seed: random.below(2 ** 31) });
  return source.waiting.pop();
}

async function send(kind, endpoint, who, { query, body }) {
  inputs += 1;
  counts[kind] += 1;
  // Whatever may be tried only so often may be tried again.
  server.wait(windowMilliseconds);
  const authToken = await openSession(database.db, who.id, server.clock.now, year);
  const isPlain = typeof query === 'object' && query !== null && !Array.isArray(query);
  const texts = Object.entries(isPlain ? query : {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const { status, code, message, headers } = await server.call(endpoint, {
    query: Object.fromEntries(texts),
    body,
    headers: { authToken },
  });
  const isOther = headers.has('content-disposition') || headers.get('content-type')?.includes('event-stream');
  // An empty word in a path is another path, and no call has it.
  const isElsewhere = status === 404 && code === codes.notFound && endpoint.path.includes('{');
  const isAnswer = (status === 200 || isElsewhere) && known.has(code) && code !== codes.internal;
  const isRight = isOther || (isAnswer && (code === codes.success || message !== ''));
  if (isRight) return;
  faults += 1;
  const input = body instanceof FormData ? '(form)' : JSON.stringify({ query, body });
  if (faults <= mostTold)
    console.error(`✗ ${nameOf(endpoint)} as ${who.permissionId} answered ${status} ${code} “${message}” to ${input.slice(0, 2000)}`);
}
