/**
 * `npm run trust:memory`: 100,000 requests of the usual mix on the embedded engine in one run. The heap of the engine's thread must stay level after the
 * first 5,000. Another number after it makes a shorter run.
 */
import { majorIds, sampleUser } from '@college/curriculum-model/fixtures';
import { startMeasuredThread } from '../../apps/server/src/db/testing/measuredThread';
import { openSampleServer } from './trust/sampleServer.mjs';
import { usualMix } from './trust/usualMix.mjs';

const total = Number(process.argv[2] ?? 100_000);
const warmUp = 5000;
const levelBytes = 20 * 2 ** 20;
const people = ['majorLeader', 'majorEditor', 'departmentManager', 'collegeAdmin'];

const inMegabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

let thread;
const server = await openSampleServer(async (options) => (thread = await startMeasuredThread(options)));
const mixes = [];
for (const who of people)
  mixes.push(await usualMix(await server.signIn(who), { user: sampleUser(who), majorId: majorIds.softwareEngineering }));

let requests = 0;
let failures = 0;

/** One person at work until the number is reached; a save that met another one is the mix's, not a fault. */
async function work(mix, until) {
  for (let at = 0; requests < until; at += 1) {
    try {
      requests += await mix[at % mix.length]();
    } catch (error) {
      requests += 1;
      if (error.code !== '30009') {
        failures += 1;
        console.error(`request failed: ${error.code ?? ''} ${error.message}`);
      }
    }
  }
}

let level;
let highest = 0;
const begun = performance.now();
let processor = process.cpuUsage();
let counted = 0;
for (let until = warmUp; until <= total; until += warmUp) {
  await Promise.all(mixes.map((mix) => work(mix, until)));
  const used = process.cpuUsage(processor);
  const share = (used.user + used.system) / 1000 / (requests - counted);
  const heap = await thread.heapBytes();
  level ??= heap;
  highest = Math.max(highest, heap - level);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `${requests} requests, ${seconds} s: heap of the thread ${inMegabytes(heap)}, process ${inMegabytes(process.memoryUsage().rss)}, processor ${share.toFixed(2)} ms a request`,
  );
  counted = requests;
  processor = process.cpuUsage();
}
await server.close();

const isLevel = highest < levelBytes;
console.log(
  isLevel
    ? `Level: at most ${inMegabytes(highest)} above the first ${warmUp} requests.`
    : `Not level: ${inMegabytes(highest)} above the first ${warmUp} requests. See docs/decisions/0030-engine-thread.md.`,
);
process.exit(isLevel && failures === 0 ? 0 : 1);
