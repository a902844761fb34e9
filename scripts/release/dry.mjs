/** `npm run release:dry`: what a release would publish now: per package its next version, changelog entry, files and size. Publishes nothing. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packageNames } from '../packages/entries.mjs';
import { filesOf, manifestOf, pack, packedManifest } from '../packages/pack.mjs';
import { bin, run } from '../run.mjs';
import { provenanceFaults } from './provenance.mjs';
import { rehearse } from './rehearsal.mjs';

const isBuilt = process.argv.includes('--built');
if (!isBuilt && packageNames.some((name) => run(bin('pnpm'), ['run', 'build'], { cwd: `packages/${name}` }) !== 0)) process.exit(1);

const place = rehearse();
const faults = [];

for (const name of packageNames) {
  const folder = join(place, 'packages', name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const before = manifestOf(name);
  console.log(`\n══ ${before.name} ${before.version} → ${version}${version === before.version ? ' (nothing to release)' : ''}`);
  console.log(newestEntry(folder));
  const tarball = pack(name, join(place, 'tarballs'), { folder });
  faults.push(...provenanceFaults(packedManifest(tarball)));
  const files = filesOf(tarball);
  const unpacked = files.reduce((sum, { size }) => sum + size, 0);
  console.log(
    `\n${tarball.slice(place.length + 1)}: ${kilobytes(statSync(tarball).size)} packed, ${kilobytes(unpacked)} unpacked, ${files.length} files`,
  );
  for (const [part, { count, size }] of partsOf(files))
    console.log(`  ${kilobytes(size).padStart(10)}  ${String(count).padStart(5)}  ${part}`);
}
console.log('\nNothing was published and nothing in this tree was changed.');
if (faults.length > 0) {
  console.error(`\nnpm would refuse to sign where these were built:\n${faults.join('\n')}`);
  process.exitCode = 1;
}

/** The part of the changelog that the release adds. */
function newestEntry(folder) {
  const path = join(folder, 'CHANGELOG.md');
  if (!existsSync(path)) return 'No changelog.';
  const [, newest = ''] = readFileSync(path, 'utf8').split(/^## /m);
  return `## ${newest.trim()}`;
}

/** Files by folder of the first two levels, the heaviest first. */
function partsOf(files) {
  const parts = new Map();
  for (const { path, size } of files) {
    const part = path.includes('/') ? `${path.split('/').slice(0, 2).join('/')}${path.split('/').length > 2 ? '/' : ''}` : path;
    const { count = 0, size: sum = 0 } = parts.get(part) ?? {};
    parts.set(part, { count: count + 1, size: sum + size });
  }
  return [...parts].toSorted(([, one], [, other]) => other.size - one.size);
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
