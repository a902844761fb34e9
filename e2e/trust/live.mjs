/**
 * `npm run trust:live -- --pages 200 --seconds 60`: so many people who all have the matrices of one major open and do nothing, on the built server, on PostgreSQL or with
 * `--engine embedded`: what the server and its database use of a core. Then one of them goes to a cell and another process changes a course, and it counts how long it takes until
 * half of them know. More than 5 % of a core of the server, somebody who is not seen, or a second until half of them know is a fault.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient, createLive, openLiveLine } from '@college/api-client';
import { listCourseUnits, updateCourseUnitList } from '@college/api-client/contract';
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

const pages = people.map(({ authToken, majorId }) => {
  const session = { authToken: () => authToken, clear: () => tell('somebody was signed out'), language: () => '80101' };
  const client = createClient({ baseUrl: `${server.origin}/college/api`, session });
  const page = { client, seen: [], saved: 0 };
  page.line = openLiveLine(
    createLive(client),
    { majorId, view: 'matrix' },
    {
      onPeople: (seen) => (page.seen = seen),
      onSaved: () => (page.saved += 1),
    },
  );
  return page;
});

/** Milliseconds until something is so for a part of the pages; undefined where it is not within ten seconds. This process reads for all of them, one after the other. */
async function untilSo(isSo, part = 0.5) {
  const began = performance.now();
  while (performance.now() - began < 10_000) {
    if (pages.filter(isSo).length >= pages.length * part) return performance.now() - began;
    await pause(5);
  }
  return undefined;
}

for (let turn = 0; turn < 6 && (await untilSo(({ seen }) => seen.length === pages.length, 1)) === undefined; turn += 1);
if (!pages.every(({ seen }) => seen.length === pages.length)) tell('not everybody is seen by everybody');
await pause(5000);

const before = { server: meter.seconds('server'), database: meter.seconds('database') };
const began = performance.now();
await pause(Number(values.seconds) * 1000);
const seconds = (performance.now() - began) / 1000;
const shareOf = (label) => (meter.seconds(label) - before[label]) / seconds;
const shares = { server: shareOf('server'), database: postgres ? shareOf('database') : 0 };
if (shares.server > mostOfACore) tell(`the server uses ${percent(shares.server)} of a core at rest, wanted ${percent(mostOfACore)}`);

pages[0].line.edit('majorMatrix/1/1');
const named = await untilSo(({ seen }) => seen.some(({ field }) => field === 'majorMatrix/1/1'));
const asked = { majorId: people[0].majorId, pageNum: 1, pageSize: 10, orderMap: { create_time: 0 } };
const { list } = (await pages[1].client.call(listCourseUnits, { body: asked })).pageInfo;
await pages[1].client.call(updateCourseUnitList, { body: { list: [{ id: list[0].id, name: '改名' }] } });
const told = await untilSo(({ saved }) => saved > 0);
for (const [what, taken] of Object.entries({ 'a name at a cell': named, 'what was saved': told }))
  if (taken === undefined || taken > mostMilliseconds)
    tell(`${what} took ${taken?.toFixed(0) ?? 'more than 10,000'} ms, wanted ${mostMilliseconds}`);

for (const { line } of pages) line.close();
meter.stop();
server.signal('SIGTERM');
if ((await server.ended) !== 0) tell('the server did not end well');
postgres?.stop();
rmSync(folder, { recursive: true, force: true });
console.log(
  `${pages.length} pages on one major for ${values.seconds} s on ${values.engine}: the server uses ${percent(shares.server)} of a core, the database ${percent(shares.database)}; ` +
    `half of them see a name at a cell after ${named?.toFixed(0)} ms, and hear of a save after ${told?.toFixed(0)} ms. Faults: ${faults}.`,
);
process.exit(faults === 0 ? 0 : 1);

function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}
