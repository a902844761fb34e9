/**
 * `npm run trust:editions`: nothing that people do in a draft or in the current edition is lost by a merge, and an undo restores all of it. Again and again a draft of the sample major is made, two
 * people save in it and in the current edition through the calls of the editors, at random; it is merged with decisions at random, closed or kept open, and the merge is undone. Each change of either
 * side is in what was merged, unless somebody was asked about it; nothing else is; the server stores what the model says; and draft, base and current edition are in the end as they were.
 * `--pairs 1000` tries so many, `--minutes 10` begins no pair after that, `--steps 12` lets each person save up to so many times, `--seed 7` repeats a run.
 */
import { parseArgs } from 'node:util';
import { lostAndInvented } from '../../packages/curriculum-model/src/editions/merge/mergeOracle.test-data';
import { openDatabase } from '../../apps/server/src/db';
import { silentLogger } from '../../apps/server/src/db/silentLogger';
import { tryMerges } from '../../apps/server/src/editions/merging/tryMerges.test-data';
import { randomNumbers } from '../../apps/server/src/testing/randomNumbers';
import { setBuiltWorkers } from '../../apps/server/src/threads/workerScript';
import { builtServer } from '../../scripts/testServer.mjs';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '20' },
    steps: { type: 'string', default: '12' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
console.log(`Seed ${seed}: npm run trust:editions -- --seed ${seed} repeats this run.`);

// From source a thread takes several times as long to start: on a busy machine longer than a call waits for it.
setBuiltWorkers(await builtServer());

const counts = { pairs: 0, saves: 0, changes: 0, conflicts: 0, kept: 0, faults: 0 };
const calls = new Set();
const database = await openDatabase({ logger: silentLogger });
const end = Date.now() + Number(values.minutes) * 60_000;
const numbers = {
  pairs: Number(values.pairs),
  steps: Number(values.steps),
  random: randomNumbers(seed).below,
  isOver: () => Date.now() > end,
};
await tryMerges(database, numbers, ({ saves, keepOpen, merge, faults }) => {
  counts.pairs += 1;
  counts.saves += saves.length;
  counts.changes += merge.changes.length;
  counts.conflicts += merge.conflicts.length;
  counts.kept += Number(keepOpen);
  for (const save of saves) calls.add(save);
  for (const fault of [...faults, ...lostAndInvented(merge, merge)]) {
    counts.faults += 1;
    console.error(`✗ pair ${counts.pairs}: ${fault}`);
  }
});
await database.close();
console.log(
  `${counts.pairs} pairs (${counts.kept} kept open), ${counts.saves} saves by ${calls.size} editors, ${counts.changes} changes merged, ` +
    `${counts.conflicts} conflicts decided, ${counts.faults} faults.`,
);
process.exit(counts.faults === 0 ? 0 : 1);
