/**
 * `npm run trust:replica`: two built servers behind nginx with TLS, on one PostgreSQL behind PgBouncer, with a streaming replica beside it that shows what was committed 300 ms ago. Four people rename courses and look at the list
 * at once, by whichever server, four others only look, and a crowd saves, imports and copies. Meanwhile the replica replays, pauses, pauses again and again for moments,
 * stands still, is killed and comes back. Faults: somebody who is not shown what they saved, anybody who is shown something more than a second old, a read that fails or takes
 * more than five seconds, a replica that answers nothing while it is well or something while it is not, and an acknowledged write that is gone. `--seconds 30` is how long each lasts.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { onOwnClient } from '../../apps/server/src/db/openPostgres';
import { createCrowd } from './kill/crowd.mjs';
import { judge } from './kill/judge.mjs';
import { peopleAtWork } from './replica/people.mjs';
import { startSeveral } from './several/startSeveral.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const phase = Number(values.seconds) * 1000;
const longestRead = 5000;
/** Whoever measures knows after so long how the replica is. */
const settling = 2500;
const mostTold = 20;
const metricsToken = 'the token of a sweep';
let faults = 0;
function tell(fault) {
  faults += 1;
  if (faults <= mostTold) console.error(`✗ ${fault}`);
}

const several = await startSeveral(2, { hasReplica: true, metricsToken });
const { standby } = several;
const crowd = createCrowd('replica', tell);
await crowd.meet(several.origin);
const working = crowd.work({ imports: 1, copies: true, isOneOfSeveral: true });
const people = await peopleAtWork(several.origin, tell);
const onStandby = (statement) => onOwnClient(standby.url, (client) => client.query(statement));

await tryPhase('replaying', { isUsed: true });
await onStandby('select pg_wal_replay_pause()');
await tryPhase('paused', { isUsed: false });
await onStandby('select pg_wal_replay_resume()');
await tryPhase('replaying again', { isUsed: true });
await tryPhase('pausing for moments', { isUsed: true, meanwhile: pauseForMoments });
standby.signal('SIGSTOP');
await tryPhase('standing still', { isUsed: false });
standby.signal('SIGCONT');
await tryPhase('going on', { isUsed: true });
standby.kill();
await tryPhase('killed', { isUsed: false });
standby.start();
await tryPhase('started again', { isUsed: true });

await people.rest();
crowd.rest();
await working;
await crowd.meet(several.origin);
await several.stop(tell);
const acknowledged = await judge({ url: several.postgres.url }, crowd, tell);
several.postgres.stop();
console.log(`${acknowledged} other writes acknowledged and looked for at the end. Faults: ${faults}.`);
process.exit(faults === 0 ? 0 : 1);

async function tryPhase(name, { isUsed, meanwhile = () => pause(phase) }) {
  const early = people.figures();
  await pause(settling);
  const change = people.figures();
  const before = await lateReads();
  await meanwhile();
  const { reads, ownReads, writes, slowest } = people.figures();
  const answered = difference(await lateReads(), before);
  const longest = Math.max(slowest, change.slowest, early.slowest);
  if (isUsed !== answered.replica > 0) tell(`${name}: the replica answered ${answered.replica} reads`);
  if (longest > longestRead) tell(`${name}: a read took ${Math.round(longest)} ms`);
  const others = Object.entries(answered).filter(([who, count]) => who !== 'replica' && count > 0);
  console.log(
    `${name.padEnd(20)} ${reads} lists (${ownReads} of them by whoever had just saved, after ${writes} saves), the longest ${Math.round(longest)} ms; ` +
      `the replica answered ${answered.replica}, the primary ${others.map(([who, count]) => `${count} (${who})`).join(', ') || 0}. Faults so far: ${faults}.`,
  );
}

/** Pauses of up to two seconds, with as much between them: replies on either side of the bound. */
async function pauseForMoments() {
  for (const until = performance.now() + phase; performance.now() < until;) {
    await onStandby('select pg_wal_replay_pause()');
    await pause(Math.random() * 2000);
    await onStandby('select pg_wal_replay_resume()');
    await pause(Math.random() * 2000);
  }
}

/** What all processes together have counted. */
async function lateReads() {
  const sums = {};
  for (const { origin } of several.servers) {
    const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    for (const [, who, count] of (await response.text()).matchAll(/^college_late_reads\{answered="(\w+)"\} (\d+)/gm))
      sums[who] = (sums[who] ?? 0) + Number(count);
  }
  return sums;
}

function difference(now, before) {
  return Object.fromEntries(Object.entries(now).map(([who, count]) => [who, count - (before[who] ?? 0)]));
}
