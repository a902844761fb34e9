/**
 * `npm run trust:rights`: every call of the contract as twelve identities, and as random permissions beside them, about records that are their own, foreign,
 * deleted, below something deleted, or were never there. Each answer must be the one of `oracle.test-data.ts`, which says docs/domain.md §1 without a word of
 * the server's own rules; a refusal changes nothing, and no answer names a major that its reader may not read.
 * `--people 200` tries more random permissions, `--seed 7` repeats a run.
 */
import { parseArgs } from 'node:util';
import { calls } from '../../apps/server/src/calls';
import { openDatabase, schema } from '../../apps/server/src/db';
import { silentLogger } from '../../apps/server/src/db/silentLogger';
import { attempts } from '../../apps/server/src/rights/attempts.test-data';
import { isWithoutRecord, verdictOf } from '../../apps/server/src/rights/oracle.test-data';
import { everyPlace, everywhere, majorOf } from '../../apps/server/src/rights/place.test-data';
import { setRightsScene, undelete } from '../../apps/server/src/rights/rightsScene.test-data';
import { openSession } from '../../apps/server/src/sessions/sessionRepository';
import { contentsOf } from '../../apps/server/src/testing/contentsOf';
import { randomNumbers } from '../../apps/server/src/testing/randomNumbers';
import { cast } from '../../apps/server/src/testing/scene';
import { testServer } from '../../apps/server/src/testing/testServer';

const { values } = parseArgs({ options: { people: { type: 'string', default: '36' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
console.log(`Seed ${seed}: npm run trust:rights -- --seed ${seed} --people ${values.people} repeats this run.`);
const random = randomNumbers(seed);

const edges = [0, 9, 10, 999, 1000, 1989, 1990, 1999, 2000, 2009, 2010, 2999, 3000, 3009, 3010, 3999, 4000];
const scopes = [1, 2, 11, 12, 13, 21, 101, 102, 103, 104, 105, 201, 1001, 1002, 1003, 1005, 1006, 1007];
const firstRandomId = 5001;
const windowMilliseconds = 16 * 60_000;
const year = 365 * 86_400_000;

const nameOf = ({ method, path }) => `${method} ${path}`;
const answered = new Set(calls.map(({ endpoint }) => nameOf(endpoint)));
const tried = attempts.filter(({ endpoint }) => answered.has(nameOf(endpoint)));

let faults = 0;
let answers = 0;
function tell(fault) {
  faults += 1;
  console.error(`✗ ${fault}`);
}

const database = await openDatabase({ logger: silentLogger });
await setRightsScene(database);
const server = testServer(() => database);
const identities = [{ name: 'visitor', who: null }, ...castIdentities(), ...(await randomIdentities(Number(values.people)))];
for (const identity of identities) await tryAll(identity);
await database.close();

console.log(
  `${answers} answers to ${new Set(tried.map(({ endpoint }) => nameOf(endpoint))).size} calls, ${Object.keys(cast).length + 1} identities and ` +
    `${values.people} random permissions, records in ${everyPlace.length} places: ${faults} deviations from the oracle.`,
);
process.exit(faults === 0 ? 0 : 1);

function castIdentities() {
  return Object.entries(cast).map(([name, person]) => ({ name, who: { ...person, isDemo: name === 'demo' } }));
}

async function randomIdentities(count) {
  const people = Array.from({ length: count }, (_, index) => {
    const permissionId = random.below(2) === 0 ? random.of(edges) : random.below(4100);
    return { id: firstRandomId + index, collegeId: random.of([1, 1, 1, 2]), permissionId, relativeId: random.of(scopes) };
  });
  if (people.length > 0) {
    const account = { passwordHash: '' };
    const rows = people.map((who) => ({ ...account, ...who, userName: `random ${who.id}`, email: `random${who.id}@college.example` }));
    await database.db.insert(schema.users).values(rows);
  }
  return people.map((who) => ({ name: `${who.permissionId}@${who.relativeId} of college ${who.collegeId}`, who }));
}

/** All that is refused first: whoever is refused leaves everything as it was. */
async function tryAll({ name, who }) {
  const all = tried.flatMap((attempt) => {
    const places = isWithoutRecord(attempt.act) ? ['own'] : everyPlace;
    return places.map((place) => ({ attempt, place, verdict: verdictOf(who, attempt, place) }));
  });
  const isAllowed = ({ verdict }) => verdict === 'allowed';
  const before = await contentsOf(database);
  for (const one of random.shuffled(all.filter((each) => !isAllowed(each)))) await tryOne(name, who, one);
  const after = await contentsOf(database);
  for (const table of Object.keys(before)) if (before[table] !== after[table]) tell(`${name}: a refusal changed the table ${table}`);
  for (const one of random.shuffled(all.filter(isAllowed))) await tryOne(name, who, one);
}

async function tryOne(name, who, { attempt, place, verdict }) {
  const { endpoint, act, request, allowed = '0' } = attempt;
  // Whatever may be tried only so often may be tried again.
  server.wait(windowMilliseconds);
  const authToken = who && (await openSession(database.db, who.id, server.clock.now, year));
  const { status, code, data } = await server.call(endpoint, {
    ...request(place, who ?? { id: 0 }),
    headers: authToken ? { authToken } : {},
  });
  answers += 1;
  const expected = verdict === 'allowed' ? allowed : verdict;
  if (status !== 200 || code !== expected) tell(`${name}: ${act} ${place} ${nameOf(endpoint)} answered ${status} ${code}, not ${expected}`);
  for (const majorId of majorIdsIn(data))
    if (isHidden(who, majorId)) tell(`${name}: ${nameOf(endpoint)} ${place} names the major ${majorId}`);
  if (code === '0' && endpoint.writes) await undelete(database);
}

/** Whether a major of the scene is one that this person may not read. */
function isHidden(who, majorId) {
  const place = everywhere.find((each) => majorOf(each) === majorId);
  return place !== undefined && verdictOf(who, { act: 'read' }, place) !== 'allowed';
}

function majorIdsIn(data) {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (key === 'majorId' && typeof value === 'number' ? [value] : majorIdsIn(value)));
}
