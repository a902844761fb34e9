/**
 * `npm run trust:day -- --people 200 --minutes 60`: a working day of a college in an hour. Two built servers stand behind nginx with TLS, on one PostgreSQL behind PgBouncer.
 * People of all bands come in the morning, work less at noon and go on in the afternoon; beside them four save about once a second, one copies a course three times a minute and one
 * imports a list of twenty people once a minute, so that each acknowledged write can be looked for at the end, and pages are open that hear of saves. Meanwhile a backup is made, a
 * process is killed, the database is killed and comes back, and both processes, of an older version of this project until then, are replaced by today's one after the other: an upgrade.
 * With `--installed` all of that stands on Debians of its own, set up by the commands of docs/operating.md, with a replica and Prometheus (`npm run trust:installation`).
 * Faults: an acknowledged write that is gone or there by half, a call that still fails after fifteen seconds, a p99 of more than 300 ms for reads or 500 ms for
 * writes (not with `--untimed`), a backup that fails, and a process that holds a third more memory at the end than after a quarter of the time. This process shares the machine with all of them.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startInstalled } from './installation/startInstalled.mjs';
import { hire } from './day/hire.mjs';
import { workDay } from './day/workDay.mjs';
import { createCrowd } from './kill/crowd.mjs';
import { judge } from './kill/judge.mjs';
import { measuredFetch, percentile, slowCalls } from './load/measuredFetch.mjs';
import { olderProgram } from './roll/olderProgram.mjs';
import { openPages } from './several/openPages.mjs';
import { startSeveral } from './several/startSeveral.mjs';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '60' },
    think: { type: 'string', default: '4000' },
    untimed: { type: 'boolean', default: false },
    installed: { type: 'boolean', default: false },
  },
});
const mostMilliseconds = { reads: 300, writes: 500 };
const mostGrowth = 4 / 3;
// Of each kind, which is a fault without its numbers.
const mostTold = 3;
const day = Number(values.minutes) * 60_000;
let faults = 0;
const kinds = new Map();
function tell(fault) {
  faults += 1;
  const kind = fault.replaceAll(/\d+/g, '#');
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  if (kinds.get(kind) <= mostTold) console.error(`✗ ${fault}`);
}

const older = olderProgram();
console.log(`the day begins with ${older.revision}`);
const before = { program: older.folder };
const several = values.installed ? await startInstalled(older) : await startSeveral(2, { as: before });
const { origin, postgres } = several;
const people = await hire({ url: postgres.url }, Number(values.people));

const crowd = createCrowd('day', tell);
await crowd.meet(origin);
const pages = await openPages(origin, tell);
const times = measuredFetch();
const think = Number(values.think);
const office = workDay({ origin, people, fetch: times.fetch, day, think, tell });
const rests = { save: think / 4, copy: think * 5, import: think * 15 };
const crowding = crowd.work({ imports: 1, copies: true, isOneOfSeveral: true, rests });

const happenings = [
  [0.15, 'a backup', makeBackup],
  [0.35, 'a process killed', () => replace(0, 'SIGKILL', before)],
  [0.55, 'the database killed', () => postgres.restart()],
  [0.75, 'the upgrade', upgrade],
];
const memory = [];
const begun = performance.now();
const watching = setInterval(async () => memory.push(await several.memory()), day / 12);
for (const [share, name, happen] of happenings) {
  await pause(begun + share * day - performance.now());
  const since = performance.now();
  await happen();
  console.log(`${name}, after ${((since - begun) / 60_000).toFixed(1)} minutes: took ${((performance.now() - since) / 1000).toFixed(1)} s`);
}
await pause(begun + day - performance.now());
clearInterval(watching);
crowd.rest();
await Promise.all([crowding, office.end()]);
pages.close();
await several.stop(tell);
const acknowledged = await judge({ url: postgres.url }, crowd, tell);
postgres.stop();

for (const kind of ['reads', 'writes']) {
  const [half, most] = [percentile(times[kind], 0.5), percentile(times[kind], 0.99)];
  if (most > mostMilliseconds[kind] && !values.untimed) tell(`${kind}: p99 ${most} ms, wanted ${mostMilliseconds[kind]}`);
  const { count, tenths, paths } = slowCalls(times.calls, { kind, bound: mostMilliseconds[kind], from: begun, to: begun + day });
  console.log(
    `${count} ${kind} over ${mostMilliseconds[kind]} ms, by tenths of the day ${tenths.join(', ')}: ${paths.slice(0, 12).join('; ')}`,
  );
  console.log(`${kind}: ${times[kind].length}, p50 ${half} ms, p99 ${most} ms, longest ${percentile(times[kind], 1)} ms`);
}
const { calls, repeated, conflicts, slowest } = office.figures();
console.log(
  `${people.length} people for ${values.minutes} minutes: ${calls} acts, ${repeated} of them made again because a server or the database was away, the last time after ${slowest} ms at most, ` +
    `${conflicts} conflicts; ${acknowledged} acknowledged writes looked for; memory of the two processes ${memory.map((both) => both.join(' + ')).join(', ')} MB. Faults: ${faults}.`,
);
for (const [kind, times] of kinds) if (times > mostTold) console.log(`${times} times: ${kind}`);
process.exit(faults === 0 ? 0 : 1);

async function makeBackup() {
  try {
    console.log((await several.backup()).trim());
  } catch (error) {
    tell(`the backup failed: ${error.stderr ?? error.message}`);
  }
}

async function replace(index, signal, as) {
  await several.end(index, signal);
  await several.startAgain(index, as);
}

/** Both processes, one after the other, by today's program. The second one has lived since the morning, so that its memory can be compared. */
async function upgrade() {
  const [early, now] = [memory[2]?.[1], (await several.memory())[1]];
  if (early && now > early * mostGrowth) tell(`a process held ${early} MB after a quarter of the time, and ${now} MB after three`);
  for (const index of [0, 1]) await replace(index, 'SIGTERM');
}
