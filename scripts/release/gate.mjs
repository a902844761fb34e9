/**
 * `npm run check:changeset -- <base>`: what changed in published packages since a base (the last release where none is named) has a changeset that
 * names the package.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import parse from '@changesets/parse';
import { packageNames } from '../packages/entries.mjs';
import { changedExports } from '../packages/exportList.mjs';
import { exportsAt, keptExports } from '../packages/keptExports.mjs';
import { root } from '../paths.mjs';
import { lastRelease } from './lastRelease.mjs';

// Nobody who installs a package sees these.
const unpublished = /\.(test|stories|test-data|property\.test)\.|\/(fakes|testing|componentSheet)\/|\/src\/.*\.md$/;

/** The packages whose published part is among the changed files. */
export function changedPackages(files) {
  const isPublished = (file, name) =>
    (file.startsWith(`packages/${name}/src/`) || file === `packages/${name}/package.json`) && !unpublished.test(file);
  return packageNames.filter((name) => files.some((file) => isPublished(file, name)));
}

/**
 * The changed packages that no changeset names. An empty changeset declares that there is nothing to announce; changed exports (`{ 'packages/ui': ['gone:
 * Star'] }`) always need one.
 */
export function unspokenPackages(files, changesets, exported = {}) {
  const named = new Set(changesets.flatMap(({ releases }) => releases.map(({ name }) => name)));
  const isExcused = changesets.some(({ releases }) => releases.length === 0);
  const changed = isExcused ? [] : changedPackages(files);
  return packageNames.filter((name) => (changed.includes(name) || exported[`packages/${name}`]) && !named.has(`@college/${name}`));
}

/**
 * Names that a release promised and that are gone, of which neither the table of `college-upgrade` nor the upgrade page says what to write instead.
 * `told` is the text of both.
 */
export function unmendedNames(exported, told) {
  const gone = Object.values(exported).flatMap((lines) =>
    lines.filter((line) => line.startsWith('gone: ')).map((line) => line.slice('gone: '.length)),
  );
  return gone.map((name) => name.replace(/^type /, '')).filter((name) => !new RegExp(`\\b${name}\\b`).test(told));
}

/** What is gone since the last release without a word on what to write instead; nothing before the first one. */
function unmendedSinceRelease() {
  const promised = lastRelease() && exportsAt(lastRelease());
  if (!promised) return [];
  const told = ['packages/curriculum-widgets/src/upgrade/breakingChanges.ts', 'docs/guide/upgrading.md'];
  return unmendedNames(changedExports(promised, keptExports()), told.map((path) => readFileSync(join(root, path), 'utf8')).join('\n'));
}

function main(base) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  if (spawnSync('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`], { cwd: root }).status !== 0) {
    console.error(`There is no revision ${base} here. Name the one to compare with: npm run check:changeset -- <base>`);
    return 1;
  }
  const [from] = git('merge-base', base, 'HEAD');
  const files = [...new Set([...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')])];
  const changesets = files
    .filter((file) => /^\.changeset\/(?!README)[^/]+\.md$/.test(file) && existsSync(join(root, file)))
    .map((file) => parse.default?.(readFileSync(join(root, file), 'utf8')) ?? parse(readFileSync(join(root, file), 'utf8')));
  const now = keptExports();
  const exported = changedExports(exportsAt(from) ?? now, now);
  const unmended = unmendedSinceRelease();
  if (unmended.length > 0)
    console.error(
      `Gone since the last release, and neither college-upgrade nor docs/guide/upgrading.md says what to write instead: ${unmended.join(', ')}.`,
    );
  const unspoken = unspokenPackages(files, changesets, exported);
  if (unspoken.length === 0) return unmended.length > 0 ? 1 : 0;
  console.error(`Changed since ${base} and not said in a changeset: ${unspoken.map((name) => `@college/${name}`).join(', ')}.`);
  for (const name of unspoken) for (const line of exported[`packages/${name}`] ?? []) console.error(`  @college/${name} ${line}`);
  console.error('Who installs a package wants to know what changes for them: npx changeset (with --empty when nobody can notice).');
  return 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exit(main(process.argv[2] ?? process.env.BASE_REF ?? lastRelease() ?? 'origin/main'));
