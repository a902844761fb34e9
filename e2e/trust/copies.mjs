/**
 * `npm run trust:copies -- --count 1000`: random courses are copied, each by five streams of one key at once; there must be one copy, which says in every field what its source says. `--engine postgres`
 * does it there, `--seed 7` repeats a run.
 */
import { parseArgs } from 'node:util';
import { tryCopies } from '../../apps/server/src/copy/tryCopies.test-data';
import { openDatabase } from '../../apps/server/src/db';
import { silentLogger } from '../../apps/server/src/db/silentLogger';
import { testServer } from '../../apps/server/src/testing/testServer';
import { start as startPostgres } from '../../scripts/postgres.mjs';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, engine: { type: 'string', default: 'embedded' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
console.log(`Seed ${seed}: npm run trust:copies -- --count ${values.count} --engine ${values.engine} --seed ${seed}`);

const postgres = values.engine === 'postgres' ? await startPostgres() : undefined;
process.once('exit', () => postgres?.stop());
const database = await openDatabase({ ...(postgres && { url: postgres.url }), logger: silentLogger });
const runs = Number(values.count);
let copies = 0;
function handleCopy() {
  copies += 1;
  if (copies % 100 === 0) console.log(`${copies} copies`);
}
let faults = 0;
try {
  await tryCopies(
    database,
    testServer(() => database),
    { runs, seed, onCopy: handleCopy },
  );
} catch (error) {
  faults = 1;
  console.error(`✗ ${error.message}\n${error.cause?.message ?? ''}`);
}
await database.close();
console.log(
  `${copies} random courses copied on ${values.engine}, each five times at once: one copy each, equal in every field. Faults: ${faults}.`,
);
process.exit(faults);
