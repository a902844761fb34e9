/**
 * `npm run trust:live -- --pages 200 --seconds 60`: so many people who all have the matrices of one major open and do nothing, on the built server, on PostgreSQL or with
 * `--engine embedded`: what the server and its database use of a core. Then one of them goes to a cell and another process changes a course, and it counts how long it takes until
 * they know. More than 5 % of a core of the server, somebody who is not seen, or a second until they know is a fault.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient, createLive, openLiveLine } from '@college/api-client';
import { listCourseUnits, updateCourseUnitList } from '@college/api-client/contract';
import { liveTimes } from '@college/curriculum-model';
import { start as startPostgres } from '../../scripts/postgres.mjs';
import { createMeter } from '../../scripts/processorTime.mjs';
import { startServer } from '../sweeps/trust/serverProcess.mjs';
import { employ } from './load/employ.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    engine: { type: 'string', default: 'postgres' },
  },
});
const mostOfACore = 0.05;
const mostMilliseconds = 1000;
const mostReading = 10;

const postgres = values.engine === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
const folder = mkdtempSync(join(tmpdir(), 'college-live-'));
const place = postgres ? { url: postgres.url } : { folder };
const people = await employ(place, Number(values.pages), { isOneMajor: true });
const server = await startServer(place);
const meter = createMeter();
meter.watch(server.pid, 'server');
if (postgres) meter.watch(postgres.pid, 'database');

let faults = 0;
function tell(fault) {
  faults += 1;
  console.error(`✗ ${fault}`);
}

/** What the page of a person asks with. */
function clientOf({ authToken }) {
  const session = { authToken: () => authToken, clear: () => tell('somebody was signed out'), language: () => '80101' };
  return createClient({ baseUrl: `${server.origin}/college/api`, session });
}

const view = { majorId: people[0].majorId, view: 'matrix' };
/** Those that read what they are told: this process could not do it for all of them. */
const pages = people.slice(0, mostReading).map((person) => {
  const client = clientOf(person);
  const page = { client, seen: [], saved: 0 };
  page.line = openLiveLine(createLive(client), view, {
    onPeople: (seen) => (page.seen = seen),
    onSaved: () => (page.saved += 1),
  });
  return page;
});
const leaving = new AbortController();
for (const [index, person] of people.slice(mostReading).entries()) {
  const live = createLive(clientOf(person));
  const line = `line-of-trust-${index}`;
  const search = new URLSearchParams({ ...view, line });
  const headers = { authToken: person.authToken };
  void readAway(`${server.origin}/college/api/live/follow?${search}`, { headers, signal: leaving.signal });
  setInterval(() => live.tell({ majorId: view.majorId, line, field: null }).catch((error) => tell(error.message)), liveTimes.beat);
}

async function readAway(url, init) {
  try {
    for await (const _ of (await fetch(url, init)).body);
  } catch (error) {
    if (!leaving.signal.aborted) tell(error.message);
  }
}

/** Milliseconds until something is so for all that read; undefined where it is not within ten seconds. */
async function untilAll(isSo) {
  const began = performance.now();
  while (performance.now() - began < 10_000) {
    if (pages.every(isSo)) return performance.now() - began;
    await pause(5);
  }
  return undefined;
}

for (let turn = 0; turn < 6 && (await untilAll(({ seen }) => seen.length === people.length)) === undefined; turn += 1);
if (!pages.every(({ seen }) => seen.length === people.length)) tell('not everybody is seen by everybody');
await pause(5000);

const before = { server: meter.seconds('server'), database: meter.seconds('database') };
const began = performance.now();
await pause(Number(values.seconds) * 1000);
const seconds = (performance.now() - began) / 1000;
const shareOf = (label) => (meter.seconds(label) - before[label]) / seconds;
const shares = { server: shareOf('server'), database: postgres ? shareOf('database') : 0 };
if (shares.server > mostOfACore) tell(`the server uses ${percent(shares.server)} of a core at rest, wanted ${percent(mostOfACore)}`);

pages[0].line.edit('majorMatrix/1/1');
const named = await untilAll(({ seen }) => seen.some(({ field }) => field === 'majorMatrix/1/1'));
const asked = { majorId: view.majorId, pageNum: 1, pageSize: 10, orderMap: { create_time: 0 } };
const { list } = (await pages[1].client.call(listCourseUnits, { body: asked })).pageInfo;
await pages[1].client.call(updateCourseUnitList, { body: { list: [{ id: list[0].id, name: '改名' }] } });
const told = await untilAll(({ saved }) => saved > 0);
for (const [what, taken] of Object.entries({ 'a name at a cell': named, 'what was saved': told }))
  if (taken === undefined || taken > mostMilliseconds)
    tell(`${what} took ${taken?.toFixed(0) ?? 'more than 10,000'} ms, wanted ${mostMilliseconds}`);

for (const { line } of pages) line.close();
leaving.abort();
meter.stop();
server.signal('SIGTERM');
if ((await server.ended) !== 0) tell('the server did not end well');
postgres?.stop();
rmSync(folder, { recursive: true, force: true });
console.log(
  `${people.length} pages on one major for ${values.seconds} s on ${values.engine}: the server uses ${percent(shares.server)} of a core, the database ${percent(shares.database)}; ` +
    `a name at a cell is seen after ${named?.toFixed(0)} ms, a save after ${told?.toFixed(0)} ms. Faults: ${faults}.`,
);
process.exit(faults === 0 ? 0 : 1);

function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}
