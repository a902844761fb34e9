/**
 * `npm run exports`: writes the exports maps of the packages and the list of what they export, and reports what changed since the last release; `-- --check`
 * reports where either is stale.
 */
import { writeFileSync } from 'node:fs';
import { lastRelease } from '../release/lastRelease.mjs';
import { bin, run, runOrExit } from '../run.mjs';
import { currentExports } from './currentExports.mjs';
import { packageNames } from './entries.mjs';
import { changedExports, formatExports } from './exportList.mjs';
import { keepExports } from './exports.mjs';
import { exportsAt, exportsFile, keptExports } from './keptExports.mjs';

const isWritten = !process.argv.includes('--check');
runOrExit(bin('tsc'), ['-b', ...packageNames.map((name) => `packages/${name}`)]);
const staleMaps = packageNames.filter((name) => !keepExports(name, { isWritten }));
const exported = currentExports();

if (isWritten) {
  writeFileSync(exportsFile, formatExports(exported));
  const release = lastRelease();
  show(`Since ${release ?? 'the last commit'}`, changedExports(exportsAt(release ?? 'HEAD') ?? exported, exported));
  process.exit(run(bin('oxfmt'), ['packages/*/package.json']));
}

const changes = changedExports(keptExports(), exported);
for (const name of staleMaps) console.error(`packages/${name}/package.json does not export the entries of today.`);
show('Not in packages/exports.txt', changes);
const isStale = staleMaps.length > 0 || Object.keys(changes).length > 0;
if (isStale) console.error('npm run exports writes it; what changed belongs into a changeset.');
process.exit(isStale ? 1 : 0);

function show(when, changed) {
  for (const [name, lines] of Object.entries(changed)) console.log(`${when}, ${name}:\n  ${lines.join('\n  ')}`);
}
