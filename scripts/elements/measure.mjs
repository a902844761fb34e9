/**
 * Sizes of the ready module, as a page fetches them (gzip), compared with those written down in `sizes.json`: the script that registers the elements, what each
 * element costs more, and the client and the API in memory. `--keep` writes them down. Run it after a build.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../paths.mjs';

const home = join(root, 'packages/elements/dist');
const table = join(root, 'scripts/elements/sizes.json');
/** kB that one script tag may cost before any widget is drawn. */
const startBudget = 96;
/** kB by which an element may move without having changed: which modules share a file shifts with every other one. */
const shift = 12;

const { start, ...elements } = JSON.parse(readFileSync(join(home, 'preload.json'), 'utf8'));
const sizes = {
  start: kilobytesOf(start),
  'college-api.js': kilobytesOf(closureOf('college-api.js')),
  'college-mock.js': kilobytesOf(closureOf('college-mock.js')),
  ...Object.fromEntries(Object.entries(elements).map(([tag, files]) => [tag, kilobytesOf(files)])),
};

if (process.argv.includes('--keep')) {
  writeFileSync(table, `${JSON.stringify(sizes, null, 2)}\n`);
  console.log(`${Object.keys(sizes).length} sizes written down.`);
} else {
  const known = JSON.parse(readFileSync(table, 'utf8'));
  const budgetOf = (name) =>
    name === 'start' ? startBudget : known[name] === undefined ? undefined : Math.ceil(known[name] * 1.05) + shift;
  const heavy = Object.entries(sizes).filter(([name, kilobytes]) => !(kilobytes <= budgetOf(name)));
  const figures = Object.keys(elements).map((tag) => sizes[tag]);
  const middle = figures.toSorted((left, right) => left - right)[Math.floor(figures.length / 2)];
  console.log(
    `Elements: ${sizes.start} kB for all, then ${Math.min(...figures)} to ${Math.max(...figures)} kB each, ${middle} in the middle. Client ${sizes['college-api.js']} kB, mock ${sizes['college-mock.js']} kB.`,
  );
  for (const [name, kilobytes] of heavy)
    console.error(`${name}: ${kilobytes} kB of ${budgetOf(name) ?? '?'}. What to do: docs/contributing/releases.md.`);
  if (heavy.length > 0) process.exit(1);
}

function kilobytesOf(files) {
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(home, file)), { level: 9 }).length, 0);
  return Number((bytes / 1000).toFixed(1));
}

/** A file and everything that it imports at once. */
function closureOf(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(home, file), 'utf8');
  for (const [, path] of text.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g)) closureOf(join(file, '..', path), seen);
  return seen;
}
