/**
 * `npm run trust:engine`: a server process on the embedded engine, five people who keep on saving, and the engine's thread ended fifty times in the middle
 * of that; then once in the middle of its upkeep, and once just before SIGTERM. `--ends 5` makes a shorter run, `--seed 7` repeats one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { keptStamps } from './trust/keptStamps.mjs';
import { randomEndings } from './trust/randomEndings.mjs';
import { askAs, servedAgain } from './trust/servedAgain.mjs';
import { startServer } from './trust/serverProcess.mjs';
import { stampingWriter } from './trust/stampingWriter.mjs';
import { watchCalls } from './trust/watchedCalls.mjs';

const { values } = parseArgs({ options: { ends: { type: 'string', default: '50' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const longest = 5000;
const courseIds = [1003, 1004, 1005, 1007, 1008];
const nextEnding = randomEndings(seed);
console.log(`Seed ${seed}: --seed ${seed} repeats this run.`);

let faults = 0;
function tell(fault) {
  faults += 1;
  console.error(`✗ ${fault}`);
}

const folder = mkdtempSync(join(tmpdir(), 'college-trust-'));
const server = await startServer({ folder });
let mayEnd = false;
void server.ended.then((code) => mayEnd || tell(`the server ended with ${code}: ${server.output()}`));
const people = watchCalls(server.origin, tell);
const { client, token } = await people.signIn('majorLeader');
const writers = courseIds.map((id) => stampingWriter(client, id, tell));
const times = [];
let interrupted = 0;

/** Ends the engine's thread and waits until the server serves again. */
async function end(name, ending) {
  const ended = await server.endEngine(ending);
  const time = await servedAgain(server.origin, ended, askAs(server.origin, token));
  const underWay = people.underWay(ended);
  const refused = underWay.filter(({ isInterrupted }) => isInterrupted).length;
  console.log(`${name}: served again after ${time} ms; of ${underWay.length} calls under way ${refused} answered with the sentence`);
  if (time > longest) tell(`${name}: ${time} ms`);
  times.push(time);
  interrupted += refused;
  return underWay.length;
}

for (const writer of writers) void writer.work();
for (let count = 1; count <= Number(values.ends); count += 1) {
  const { after, ending } = nextEnding();
  await pause(after);
  const where = ending.how === 'terminated' ? '' : ` ${ending.isDone ? 'after' : 'before'} write ${ending.writes}`;
  if ((await end(`${count} ${ending.how}${where}`, ending)) === 0) tell(`${count}: no call was under way`);
}

people.close();
await people.settle();
await end('in the middle of upkeep', { how: 'stopped', writes: 3, isDone: false });
people.open();
await pause(1000);

mayEnd = true;
const lastEnd = await server.endEngine({ how: 'terminated' });
server.signal('SIGTERM');
people.close();
const code = await Promise.race([server.ended, pause(30_000, 'nothing: it goes on')]);
await people.settle();
console.log(`SIGTERM at once after an end: the server ended with ${code} after ${Date.now() - lastEnd} ms`);
if (code !== 0) tell(`SIGTERM: ${code} ${server.output()}`);

const next = await startServer({ folder });
await askAs(next.origin, token)();
const reader = await watchCalls(next.origin, tell).signIn('majorLeader');
for (const writer of writers) await writer.check(reader.client);
next.signal('SIGTERM');
await next.ended;

const acknowledged = writers.flatMap((writer) => writer.acknowledged);
const kept = await keptStamps({ folder });
const lost = acknowledged.filter((stamp) => !kept.has(stamp));
for (const stamp of lost) tell(`acknowledged and gone: ${stamp}`);
rmSync(folder, { recursive: true, force: true });

const sorted = times.toSorted((left, right) => left - right);
const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
console.log(
  `${times.length} ends, ${people.count()} calls, ${acknowledged.length} saves acknowledged, ${lost.length} lost, ${interrupted} calls answered with the sentence.`,
);
console.log(
  `Served again after ms: least ${sorted[0]}, half ${at(0.5)}, nine of ten ${at(0.9)}, most ${sorted.at(-1)}. Faults: ${faults}.`,
);
process.exit(faults === 0 ? 0 : 1);
