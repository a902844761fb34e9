/**
 * `npm run trust:several`: two and then four built servers behind nginx with TLS (`deploy/nginx.conf`), on one PostgreSQL behind PgBouncer (`deploy/pgbouncer.ini`). People save
 * courses, add lists of people, send pictures and copy, others have a matrix open, while one process after the other is killed and started again. A fault is
 * an acknowledged write that is gone or there by half, a sign-in that ends, a page that is told of nothing for five seconds after a kill, and a time of
 * more than five seconds in which nobody can save. `--kills 40` makes a longer run, `--servers 3` takes so many instead of two and four; with `--untimed` the two times are told only, since they
 * mean something on a quiet machine.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createCrowd } from './kill/crowd.mjs';
import { judge } from './kill/judge.mjs';
import { openPages } from './several/openPages.mjs';
import { startSeveral } from './several/startSeveral.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '12' },
    servers: { type: 'string', default: '2,4' },
    untimed: { type: 'boolean', default: false },
  },
});
const longestSilence = 5000;
// A page whose line was cut asks again after half a second if it had lasted so long, else later and later.
const lasting = 5500;
const mostTold = 20;
let faults = 0;
function tell(fault) {
  faults += 1;
  if (faults <= mostTold) console.error(`✗ ${fault}`);
}

for (const count of values.servers.split(',').map(Number)) await tryServers(count);
process.exit(faults === 0 ? 0 : 1);

async function tryServers(count) {
  const several = await startSeveral(count);
  const crowd = createCrowd(`of-${count}`, tell);
  await crowd.meet(several.origin);
  const pages = await openPages(several.origin, values.untimed ? () => undefined : tell);
  const working = crowd.work({ imports: 2, copies: true, isOneOfSeveral: true });
  let silent = 0;
  for (let kill = 0; kill < Number(values.kills); kill += 1) {
    await pause(lasting + Math.random() * 1000);
    const victim = kill % count;
    const before = saved();
    const began = performance.now();
    await several.end(victim, 'SIGKILL');
    while (saved() === before && performance.now() - began < longestSilence) await pause(10);
    const without = performance.now() - began;
    if (saved() === before && !values.untimed) tell(`${count} servers: nothing was saved for ${longestSilence} ms after kill ${kill + 1}`);
    silent = Math.max(silent, without);
    await pages.hearOfSaves();
    await several.startAgain(victim);
  }
  crowd.rest();
  await working;
  await crowd.meet(several.origin);
  pages.close();
  await several.stop(tell);
  const acknowledged = await judge({ url: several.postgres.url }, crowd, tell);
  several.postgres.stop();
  console.log(
    `${count} servers, ${values.kills} of them killed in turn under ${acknowledged} acknowledged writes: the longest time without one ${silent.toFixed(0)} ms, ` +
      `every open page told of a save after a kill after ${pages.slowest().toFixed(0)} ms at most. Faults so far: ${faults}.`,
  );

  function saved() {
    return crowd.acknowledged.save.length;
  }
}
