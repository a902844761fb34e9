/**
 * `npm run trust:backup`: backups of the built server while people save, on each engine, each restored into the other engine; then restores that are killed at
 * random moments, each followed by one that is not. A write acknowledged before the backup began that is not in it, a digest that differs, and a target that is
 * half filled are faults. On PostgreSQL a moment between two writes is recovered from the archive of its log at the end, and on each engine the embedded one is moved
 * into PostgreSQL by one command. `--rounds 10` makes a longer run, `--people 8` a larger crowd.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { createDatabase } from '../../apps/server/src/db/testing/createDatabase';
import { findPostgres, start as startPostgres } from '../../scripts/postgres.mjs';
import { builtServer } from '../../scripts/testServer.mjs';
import { keptStamps } from '../sweeps/trust/keptStamps.mjs';
import { startServer } from '../sweeps/trust/serverProcess.mjs';
import { recoverMoment } from './recoverMoment.mjs';
import { stubbornWriters } from './stubbornWriters.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, people: { type: 'string', default: '4' } },
});
const built = await builtServer();
const place = mkdtempSync(join(tmpdir(), 'college-backups-'));
const postgres = findPostgres() ? await startPostgres() : undefined;
const engines = postgres ? ['embedded', 'postgres'] : ['embedded'];
const totals = { backups: 0, bytes: 0, acknowledged: 0, missing: 0, kills: 0, killedBefore: 0, unequal: 0, late: 0 };
const waits = [];
const times = [];
let made = 0;

try {
  for (let round = 1; round <= Number(values.rounds); round += 1)
    for (const engine of engines) await tryRound(engine, `${engine} ${round}`);
  if (postgres) {
    await tryMove();
    await tryMoment();
  }
} finally {
  postgres?.stop();
  rmSync(place, { recursive: true, force: true });
}
const faults = totals.missing + totals.unequal + totals.late;
console.log(
  `${totals.backups} backups of ${Math.round(totals.bytes / totals.backups / 1024)} kB while people saved, each verified in ${most(times)} ms at most; ` +
    `${totals.acknowledged} writes acknowledged before, ${totals.missing} missing; on the embedded engine others waited ${most(waits)} ms at most; ` +
    `${totals.kills} restores killed, ${totals.killedBefore} of them before they ended; ${totals.unequal} digests differed. Faults: ${faults}.`,
);
process.exit(faults === 0 ? 0 : 1);

async function tryRound(engine, name) {
  const source = await newPlace(engine);
  const server = await startServer(source);
  const writers = await stubbornWriters(server.origin, Number(values.people), name);
  await pause(1000 + Math.random() * 2000);
  const file = join(place, `${made}.backup`);
  const begun = Date.now();
  const said = await command('backup', ['--to', file], source);
  times.push(Date.now() - begun);
  const writes = await writers.stop();
  server.signal('SIGTERM');
  await server.ended;

  const [, bytes, digest, wait] = /records, (\d+) bytes, digest (\w+)\. Others waited (\d+) ms/.exec(said);
  if (engine === 'embedded') waits.push(Number(wait));
  totals.backups += 1;
  totals.bytes += Number(bytes);
  const target = await newPlace(engines.find((other) => other !== engine) ?? engine);
  await killRestore(file, target);
  const restored = await command('restore', ['--from', file], target).catch((error) => error.stderr);
  // One that was killed after its end has left everything.
  const isEqual = restored.includes(digest) || restored.includes('holds records already');
  totals.unequal += isEqual ? 0 : 1;
  const kept = await keptStamps(target);
  const known = writes.filter(({ outcome, begun: at, took }) => outcome === 'acknowledged' && at + took < begun);
  const missing = known.filter(({ stamp }) => !kept.has(stamp)).length;
  totals.acknowledged += known.length;
  totals.missing += missing;
  console.log(`${isEqual && missing === 0 ? '✓' : '✗'} ${name}: ${known.length} writes before, ${missing} missing, ${wait} ms waited`);
  if (!isEqual) console.error(restored);
}

/** From a folder with a server's records into PostgreSQL, where a backup has the same digest. */
async function tryMove() {
  const source = await newPlace('embedded');
  const server = await startServer(source);
  const writers = await stubbornWriters(server.origin, Number(values.people), 'moved');
  await pause(1000);
  const refused = await command('move', ['--into', postgres.url], source).catch((error) => error.stderr);
  const writes = await writers.stop();
  server.signal('SIGTERM');
  await server.ended;
  const target = await newPlace('postgres');
  const begun = Date.now();
  const said = await command('move', ['--into', target.url], source);
  const took = Date.now() - begun;
  const backup = await command('backup', ['--to', join(place, 'moved.backup'), '--no-verify'], target);
  const digest = /digest (\w+)/.exec(said)?.[1];
  const isEqual = digest !== undefined && backup.includes(digest) && refused.includes('in use');
  totals.unequal += isEqual ? 0 : 1;
  const kept = await keptStamps(target);
  const known = writes.filter(({ outcome }) => outcome === 'acknowledged');
  const missing = known.filter(({ stamp }) => !kept.has(stamp)).length;
  totals.missing += missing;
  console.log(
    `${isEqual && missing === 0 ? '✓' : '✗'} moved into PostgreSQL in ${took} ms: ${known.length} writes, ${missing} missing, refused while the server ran`,
  );
  if (!isEqual) console.error(refused, said, backup);
}

async function tryMoment() {
  const { before, missing, late, seconds } = await recoverMoment(place, Number(values.people));
  totals.acknowledged += before;
  totals.missing += missing;
  totals.late += late;
  console.log(
    `${missing + late === 0 ? '✓' : '✗'} a moment recovered from the log of PostgreSQL in ${seconds} s: ${before} writes before, ${missing} missing, ${late} of later`,
  );
}

async function killRestore(file, target) {
  const child = spawn(process.execPath, [join(built, 'restore.js'), '--from', file], { env: environment(target), stdio: 'ignore' });
  const ended = once(child, 'close');
  await Promise.race([ended, pause(Math.random() * 8000)]);
  totals.kills += 1;
  totals.killedBefore += child.kill('SIGKILL') ? 1 : 0;
  await ended;
}

async function command(program, parameters, where) {
  const { stdout } = await promisify(execFile)(process.execPath, [join(built, `${program}.js`), ...parameters], {
    env: environment(where),
  });
  return stdout;
}

function environment({ url, folder }) {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, TMPDIR: place, ...(url ? { DATABASE_URL: url } : { DATA_DIR: folder }) };
}

/** A database that nothing is in. */
async function newPlace(engine) {
  made += 1;
  if (engine === 'embedded') return { folder: join(place, `database-${made}`) };
  return { url: await createDatabase(postgres.url, `college_${made}`) };
}

function most(numbers) {
  return Math.max(0, ...numbers);
}
