/**
 * `npm run trust:races`: no write of the contract overwrites another one unseen. Each write follows each other one that began from the same state, in a random
 * order: the second is refused, or leaves all that the first stored. Then fifty people save one record twenty times each, record after record: every text that
 * was accepted is in the end result, or was read by whoever replaced it.
 * `--only saveNews` tries pairs with the writes whose names begin so, `--editors 10 --saves 5` fewer people, `--seed 7` repeats the order of a run.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '../../apps/server/src/db';
import { silentLogger } from '../../apps/server/src/db/silentLogger';
import { sharedRecords } from '../../apps/server/src/races/editors.test-data';
import { tryEditors } from '../../apps/server/src/races/tryEditors.test-data';
import { tryPairs, writes } from '../../apps/server/src/races/tryPairs.test-data';
import { randomNumbers } from '../../apps/server/src/testing/randomNumbers';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    editors: { type: 'string', default: '50' },
    saves: { type: 'string', default: '20' },
    seed: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
console.log(`Seed ${seed}: npm run trust:races -- --seed ${seed} repeats this run.`);
const random = randomNumbers(seed);
const answered = ['0', '30009', '30004', '30001'];

let faults = 0;
function tell(fault) {
  faults += 1;
  console.error(`✗ ${fault}`);
}

const pairs = await runPairs();
const people = await runEditors();
console.log(`${pairs} ${people} ${faults} faults.`);
process.exit(faults === 0 ? 0 : 1);

async function runPairs() {
  const isMeant = ({ name }) => name.startsWith(values.only);
  const counts = { all: 0, conflicts: 0 };
  const database = await openDatabase({ logger: silentLogger });
  await tryPairs(
    database,
    (first, second) => isMeant(first) || isMeant(second),
    ({ first, second, code, message, lost }) => {
      counts.all += 1;
      if (code !== '0') counts.conflicts += 1;
      for (const { table, key, path } of lost.slice(0, 1)) tell(`${first}, then ${second}: ${table} ${key}${path} is lost`);
      if (second === 'nothing' || !answered.includes(code)) tell(`${first}, then ${second}: ${code} ${message}`);
    },
    random.shuffled,
  );
  await database.close();
  return `${counts.all} pairs of ${writes.length} writes, ${counts.conflicts} of them refused;`;
}

async function runEditors() {
  const numbers = { editors: Number(values.editors), saves: Number(values.saves), atOnce: 8 };
  const counts = { accepted: 0, conflicts: 0 };
  const database = await openDatabase({ logger: silentLogger });
  await tryEditors(database, sharedRecords, numbers, ({ record, accepted, conflicts, faults: found }) => {
    counts.accepted += accepted;
    counts.conflicts += conflicts;
    for (const fault of found) tell(`${record}: ${fault}`);
  });
  await database.close();
  return `${values.editors} editors × ${values.saves} saves on ${sharedRecords.length} records: ${counts.accepted} accepted, ${counts.conflicts} conflicts;`;
}
