/**
 * `npm run trust:kill -- --rounds 1000`: the built server is killed (SIGKILL) at random moments on each engine, on PostgreSQL every other time with the database, which ends as
 * after a crash:
 * while people save courses, add lists of people, send pictures, copy, and make, merge, undo and publish editions, on a full disk, during its first start, and while it migrates an earlier database. A
 * fault is an acknowledged write that is gone, a write that is there by half or although nothing was said to be stored, and a start that does not succeed.
 * `--engine embedded` or `postgres` tries one, `--kind edition` kills at editions alone (or another of its kinds), `--seed 7` repeats the choices of a run. Full disks need a process that may mount some.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { randomNumbers } from '../../apps/server/src/testing/randomNumbers';
import { findPostgres, start as startPostgres } from '../../scripts/postgres.mjs';
import { startServer } from '../sweeps/trust/serverProcess.mjs';
import { canMount, databaseOnDisk, mountDisk } from './disks.mjs';
import { createCrowd } from './kill/crowd.mjs';
import { judge } from './kill/judge.mjs';
import { prepareStarts } from './kill/starts.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    engine: { type: 'string', default: findPostgres() ? 'both' : 'embedded' },
    seed: { type: 'string' },
    kind: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const random = randomNumbers(seed);
console.log(`Seed ${seed}: npm run trust:kill -- --rounds ${values.rounds} --engine ${values.engine} --seed ${seed}`);

const mostTold = 20;
const longestWork = 800;
// A draft that is made, merged and published takes longer than any save.
const longestRevision = 3000;
// Of twenty kills; all others while people mostly save.
const kinds = { 3: 'import', 5: 'edition', 7: 'copy', 9: 'first start', 12: 'import', 15: 'migration', 17: 'edition', 18: 'full disk' };
const [beforeFullDisk] = Object.entries(kinds).find(([, kind]) => kind === 'full disk');
const work = { import: { imports: 3 }, copy: { imports: 1, copies: true }, edition: { imports: 1, editions: true } };
const counts = { kills: 0, inImports: 0, inCopies: 0, inEditions: 0, inFirstStarts: 0, inMigrations: 0, onFullDisks: 0 };
let acknowledged = 0;
let faults = 0;

function tell(fault) {
  faults += 1;
  if (faults <= mostTold) console.error(`✗ ${fault}`);
}

const rounds = Number(values.rounds);
for (const engine of values.engine === 'both' ? ['embedded', 'postgres'] : [values.engine]) await tryEngine(engine);
console.log(
  `${counts.kills} kills (${counts.inImports} in imports and uploads, ${counts.inCopies} in copies, ${counts.inEditions} in editions, ${counts.inFirstStarts} in first starts, ${counts.inMigrations} in migrations, ` +
    `${counts.onFullDisks} on a full disk) under ${acknowledged} acknowledged writes. Faults: ${faults}.`,
);
process.exit(faults === 0 ? 0 : 1);

async function tryEngine(engine) {
  const postgres = engine === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
  const disk = canMount && rounds > beforeFullDisk && values.kind === undefined ? mountDisk(256) : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'college-kill-'));
  const stageOn = (name, place, diskOfIt) => ({ name, place, disk: diskOfIt, crowd: createCrowd(`${engine}-${name}`, tell) });
  const usual = stageOn('usual', postgres ? { url: postgres.url } : { folder });
  const full =
    disk &&
    stageOn('disk', postgres ? { url: await databaseOnDisk(postgres, disk.place) } : { folder: join(disk.place, 'database') }, disk);
  const starts = prepareStarts(postgres, { random, tell });

  for (let round = 0; round < rounds; round += 1) {
    const kind = values.kind ?? kinds[round % 20] ?? 'save';
    const name = `${engine} ${round + 1}`;
    if (kind === 'first start') await starts.killFirstStart(name);
    else if (kind === 'migration') await starts.killMigration(name);
    else await killAtWork(kind === 'full disk' && full ? full : usual, kind, postgres);
    counts.kills += 1;
    if (kind === 'first start') counts.inFirstStarts += 1;
    if (kind === 'migration') counts.inMigrations += 1;
    if (round % 50 === 49) console.log(`${name}: ${faults} faults so far`);
  }
  for (const { name, place, crowd } of [usual, full].filter(Boolean)) {
    const server = await startServer(place);
    await crowd.meet(server.origin);
    server.signal('SIGTERM');
    if ((await server.ended) !== 0) tell(`${name}: the last server did not end well`);
    acknowledged += await judge(place, crowd, tell);
  }
  starts.close();
  postgres?.stop();
  disk?.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function killAtWork({ place, crowd, disk }, kind, postgres) {
  const server = await startServer(place);
  await crowd.meet(server.origin);
  const working = crowd.work(work[kind] ?? {});
  await pause(50 + random.below(kind === 'edition' ? longestRevision : longestWork));
  if (disk) {
    disk.fill();
    await pause(random.below(longestWork));
    counts.onFullDisks += 1;
  }
  const { import: imports, copy: copies, edition: editions } = crowd.underWay();
  counts.inImports += imports > 0 ? 1 : 0;
  counts.inCopies += copies > 0 ? 1 : 0;
  counts.inEditions += editions > 0 ? 1 : 0;
  server.signal('SIGKILL');
  if (postgres && counts.kills % 2 === 0) await postgres.restart();
  await Promise.all([server.ended, working]);
  disk?.free();
}
