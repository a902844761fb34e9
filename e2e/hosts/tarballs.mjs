/** What npm would get: the packages built when stale, and packed. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenStale } from '../../scripts/freshness.mjs';
import { packageNames } from '../../scripts/packages/entries.mjs';
import { pack } from '../../scripts/packages/pack.mjs';
import { bin, runOrExit } from '../../scripts/run.mjs';
import { outside } from './places.mjs';

const folder = join(outside, 'tarballs');
const recipes = [
  'scripts/packages',
  'scripts/elements',
  '.pnpmfile.cjs',
  'THIRD-PARTY-LICENCES.md',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];
// What a package brings along beside its scripts.
const alongside = {
  'curriculum-widgets': ['scripts/guides', 'docs/guide', 'docs/states', 'docs/storybook', '.changeset'],
  elements: ['examples'],
};

function build(name) {
  const before = packageNames.slice(0, packageNames.indexOf(name) + 1).map((part) => `packages/${part}`);
  buildWhenStale({
    name: `package-${name}`,
    sources: [...before, ...recipes, ...(alongside[name] ?? [])],
    product: `packages/${name}/dist/index.d.ts`,
    build() {
      console.log(`Building @college/${name} … 正在构建 @college/${name} …`);
      runOrExit(bin('pnpm'), ['run', 'build'], { cwd: `packages/${name}`, quiet: true });
    },
  });
}

/** Packs one package; the file's name contains a hash, so that npm reinstalls it only when it changed. */
function packByContent(name) {
  const fresh = pack(name, join(folder, 'fresh'));
  const digest = createHash('sha256').update(readFileSync(fresh)).digest('hex').slice(0, 12);
  for (const old of tarballsOf(name)) rmSync(old);
  renameSync(fresh, join(folder, `${name}-${digest}.tgz`));
}

function tarballsOf(name) {
  const isIts = new RegExp(`^${name}-[0-9a-f]{12}\\.tgz$`);
  return readdirSync(folder)
    .filter((file) => isIts.test(file))
    .map((file) => join(folder, file));
}

/** The tarballs by package name; `asPacked` takes those of the last run. */
export function packTarballs({ asPacked }) {
  mkdirSync(folder, { recursive: true });
  for (const name of packageNames) {
    if (asPacked && tarballsOf(name).length === 1) continue;
    build(name);
    packByContent(name);
  }
  return Object.fromEntries(packageNames.map((name) => [`@college/${name}`, tarballsOf(name)[0]]));
}
