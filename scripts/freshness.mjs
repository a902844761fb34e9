/** Knows whether something built is older than what it was built from, by content, not by clock. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { cache, root } from './paths.mjs';

const skipped = new Set(['node_modules', 'dist', '.cache', '.data', 'storybook-static', 'test-results']);

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!skipped.has(entry.name)) yield* filesBelow(join(path, entry.name));
  }
}

/** Digest of every file below the given paths (relative to the repository). */
export function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const stampOf = (name) => join(cache, 'built', name);

/** The digest that `keepDigest` left under a name. */
export function keptDigest(name) {
  return existsSync(stampOf(name)) ? readFileSync(stampOf(name), 'utf8') : undefined;
}

/** Remembers a digest: what was found right about these sources needs no second look. */
export function keepDigest(name, digest) {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), digest);
}

/** Runs `build` when `product` is missing or its sources changed since it was last built here. */
export function buildWhenStale({ name, sources, product, build }) {
  const digest = digestOf(sources);
  if (existsSync(join(root, product)) && keptDigest(name) === digest) return false;
  build();
  keepDigest(name, digest);
  return true;
}
