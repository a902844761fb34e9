/** `npm run release:publish`: publishes what the registry does not have yet, with a statement of where it was built. For the release workflow. */
import { spawnSync } from 'node:child_process';
import { packageNames } from '../packages/entries.mjs';
import { manifestOf, pack } from '../packages/pack.mjs';
import { bin, runOrExit } from '../run.mjs';

const waiting = packageNames.filter((name) => {
  const { name: scoped, version } = manifestOf(name);
  return spawnSync('npm', ['view', `${scoped}@${version}`, 'version'], { encoding: 'utf8' }).stdout.trim() !== version;
});

for (const name of waiting) {
  // pnpm packs (it alone writes versions for `workspace:`), npm publishes (it signs by the workflow's identity).
  runOrExit('npm', ['publish', pack(name), '--access', 'public', '--provenance']);
}

// The tags, and the lines by which the workflow's release step knows what was published.
if (waiting.length > 0) runOrExit(bin('changeset'), ['tag']);
else console.log('The registry has every version already.');
