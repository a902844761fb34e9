/**
 * `npm run trust:faults`: the built server under load while PostgreSQL restarts, is paused, or is cut off by the network, while the disk of either engine
 * or of PostgreSQL's log is full, and while the clock jumps. A fault is an acknowledged write that is gone, a write that is stored although its writer was
 * told that nothing was, an answer after more than ten seconds or without a sentence, a server that does not serve again, and a /health that says nothing.
 * `--only pause` tries one. Full disks need a process that may mount some.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPausingProxy } from '../../apps/server/src/testing/pausingProxy';
import { findPostgres, start as startPostgres } from '../../scripts/postgres.mjs';
import { keptStamps } from '../sweeps/trust/keptStamps.mjs';
import { startServer } from '../sweeps/trust/serverProcess.mjs';
import { canMount, databaseOnDisk, mountDisk } from './disks.mjs';
import { stubbornWriters } from './stubbornWriters.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const longest = 10_000;
const totals = { acknowledged: 0, refused: 0, uncertain: 0, lost: 0, storedButRefused: 0 };
let slowest = 0;
let faults = 0;
const tried = [];

/** Whether one of these is to be tried; what the others need, such as a database of their own, is not made. */
const isWanted = (...names) => !values.only || names.some((name) => name.includes(values.only));

function tell(fault) {
  faults += 1;
  console.error(`  ✗ ${fault}`);
}

/** Lets people save before, while and after `disturb` does its harm and mends it; `reason` is what /health must say meanwhile. */
async function tryFault(name, place, disturb, { reason, origin = place } = {}) {
  if (!isWanted(name)) return;
  tried.push(name);
  const server = await startServer(place);
  const writers = await stubbornWriters(server.origin, 8, name);
  await pause(1500);
  const said = new Set();
  const watch = watchHealth(server.origin, said);
  await disturb(server);
  const mended = Date.now();
  while (!(await isWell(server.origin)) && Date.now() - mended < 30_000) await pause(100);
  const recovery = Date.now() - mended;
  await pause(1500);
  watch.stop();
  const writes = await writers.stop();
  server.signal('SIGTERM');
  if ((await server.ended) !== 0) tell(`${name}: the server did not end well: ${server.output().slice(-300)}`);
  judge(name, writes, await keptStamps(origin), { said, reason, mended, recovery });
}

function judge(name, writes, kept, { said, reason, mended, recovery }) {
  const count = (outcome) => writes.filter((write) => write.outcome === outcome).length;
  const counts = { acknowledged: count('acknowledged'), refused: count('refused'), uncertain: count('uncertain') };
  counts.lost = writes.filter(({ outcome, stamp }) => outcome === 'acknowledged' && !kept.has(stamp)).length;
  counts.storedButRefused = writes.filter(({ outcome, stamp }) => outcome === 'refused' && kept.has(stamp)).length;
  for (const [kind, number] of Object.entries(counts)) totals[kind] += number;
  const others = new Set(
    writes.map(({ outcome }) => outcome).filter((outcome) => !['acknowledged', 'refused', 'uncertain'].includes(outcome)),
  );
  for (const other of [...others].slice(0, 3)) tell(`${name}: ${other}`);
  const took = Math.max(...writes.map((write) => write.took));
  slowest = Math.max(slowest, took);
  if (counts.lost) tell(`${name}: ${counts.lost} acknowledged and gone`);
  if (counts.storedButRefused) tell(`${name}: ${counts.storedButRefused} stored although nothing was said to be`);
  if (took > longest) tell(`${name}: an answer after ${took} ms`);
  if (!writes.some(({ begun, outcome }) => begun > mended && outcome === 'acknowledged')) tell(`${name}: nothing was saved afterwards`);
  if (reason && !said.has(reason)) tell(`${name}: /health said ${[...said].join(', ') || 'nothing'} and not ${reason}`);
  console.log(`${name}: ${JSON.stringify(counts)}, longest answer ${took} ms, well again after ${recovery} ms`);
}

const health = async (origin) => (await fetch(`${origin}/health`)).json();
const isWell = async (origin) => (await health(origin)).status === 'ok';

function watchHealth(origin, said) {
  const timer = setInterval(() => {
    health(origin).then(
      ({ reason }) => reason && said.add(reason),
      () => tell('/health did not answer'),
    );
  }, 500);
  return { stop: () => clearInterval(timer) };
}

/** A start that must end with a sentence in both languages and nothing of a stack. */
async function tryStart(name, folder, sentence) {
  if (!isWanted(name)) return;
  tried.push(name);
  const output = await startServer({ folder }).then(
    () => 'it started',
    (error) => error.message,
  );
  if (!sentence.test(output) || /^\s+at /m.test(output)) tell(`${name}: ${output}`);
  else console.log(`${name}: the start ends with a sentence`);
}

async function onPostgres() {
  const postgres = await startPostgres({ isDurable: true });
  const processes = () => [
    postgres.pid,
    ...execFileSync('pgrep', ['-P', String(postgres.pid)])
      .toString()
      .trim()
      .split('\n')
      .map(Number),
  ];
  const signalAll = (pids, signal) => {
    for (const pid of pids) process.kill(pid, signal);
  };
  await tryFault('restart', { url: postgres.url }, () => postgres.restart());
  const pauseAll = async () => {
    const pids = processes();
    signalAll(pids, 'SIGSTOP');
    await pause(15_000);
    signalAll(pids, 'SIGCONT');
  };
  await tryFault('pause', { url: postgres.url }, pauseAll, { reason: 'no answer in time' });
  const proxy = await startPausingProxy(postgres.url);
  const cut = async () => {
    await proxy.leave();
    await pause(3000);
    await proxy.comeBack();
    await pause(1000);
    proxy.pause();
    await pause(12_000);
    proxy.resume();
  };
  await tryFault('network', { url: proxy.url }, cut, { reason: 'no connection', origin: { url: postgres.url } });
  await proxy.close();
  if (canMount && isWanted('full disk (postgres)', 'full log disk (postgres)')) await onFullDisk(postgres);
  postgres.stop();
}

/** The tables on a small disk of their own, then everything but the tables. */
async function onFullDisk(postgres) {
  const disk = mountDisk(64);
  const url = await databaseOnDisk(postgres, disk.place);
  const fill = async () => {
    disk.fill();
    await pause(5000);
    disk.free();
  };
  await tryFault('full disk (postgres)', { url }, fill, { reason: 'disk full' });
  disk.remove();

  const small = mountDisk(144);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = small.place;
  const other = await startPostgres({ isDurable: true });
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  const large = mountDisk(256);
  const tables = await databaseOnDisk(other, large.place);
  const fillLog = async () => {
    small.fill();
    await pause(8000);
    small.free();
    await other.restart();
  };
  await tryFault('full log disk (postgres)', { url: tables }, fillLog);
  other.stop();
  large.remove();
  small.remove();
}

async function onEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'college-faults-'));
  const jump = async (server) => {
    for (const hours of [1, -1, 0]) {
      server.setClock(hours * 3_600_000);
      await pause(1500);
    }
  };
  await tryFault('clock', { folder }, jump);
  rmSync(folder, { recursive: true, force: true });
  if (!canMount || !isWanted('full disk (embedded)', 'start on a full disk', 'first start on a full disk', 'start in a read-only folder'))
    return;
  const disk = mountDisk(160);
  const fill = async () => {
    disk.fill();
    await pause(5000);
    disk.free();
  };
  const place = { folder: join(disk.place, 'database') };
  await tryFault('full disk (embedded)', place, fill, { reason: 'disk full' });
  disk.fill();
  await tryStart('start on a full disk', place.folder, /磁盘已满.*disk .*is full/);
  await tryStart('first start on a full disk', join(disk.place, 'other'), /磁盘只剩.*Make room on the disk/);
  disk.free();
  disk.setReadOnly();
  await tryStart('start in a read-only folder', place.folder, /不能写入.*cannot be written/);
  disk.remove();
}

await onEmbedded();
if (findPostgres() && isWanted('restart', 'pause', 'network', 'full disk (postgres)', 'full log disk (postgres)')) await onPostgres();
console.log(
  `${tried.length} faults tried${canMount ? '' : ' (no full disks: this process may not mount any)'}: ${totals.acknowledged} writes acknowledged, ${totals.lost} lost, ${totals.refused} refused with nothing done (${totals.storedButRefused} stored all the same), ${totals.uncertain} said to be uncertain; longest answer ${slowest} ms. Faults: ${faults}.`,
);
process.exit(faults === 0 ? 0 : 1);
