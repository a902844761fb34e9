/**
 * `npm run trust:properties`: the property tests of the packages with other seeds, round after round; `npm test` always takes the same one. It ends at the first failure and names its seed.
 * `-- --rounds 100` is a longer run, `-- --only editions/merge` takes the files whose path has that, `-- --seed 7` repeats one round.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from '../../scripts/files.mjs';
import { root } from '../../scripts/paths.mjs';
import { bin, runOrExit } from '../../scripts/run.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, only: { type: 'string', default: '' }, seed: { type: 'string' } },
});
const files = listFiles(['packages', 'apps/workbench'], (name) => name.endsWith('.test.ts')).filter(
  (path) => path.includes(values.only) && readFileSync(join(root, path), 'utf8').includes("from 'fast-check'"),
);
if (files.length === 0) throw new Error(`No property test has ${values.only} in its path.`);
const rounds = values.seed === undefined ? Number(values.rounds) : 1;
for (let round = 1; round <= rounds; round += 1) {
  const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
  console.log(`Round ${round} of ${rounds}, ${files.length} files: npm run trust:properties -- --seed ${seed} repeats it.`);
  runOrExit(bin('vitest'), ['run', '--project=unit', '--reporter=dot', ...files], { env: { PROPERTY_SEED: seed } });
}
