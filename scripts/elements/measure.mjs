/** Sizes of the ready module, as a page fetches them: `node scripts/elements/measure.mjs`, after a build. Fails when the runtime is over its budget. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../paths.mjs';

const home = join(root, 'packages/curriculum-widgets/dist/elements');
/** Bytes after gzip that one script tag may cost before any widget is drawn. */
const budget = 180_000;

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(home, file)), { level: 9 }).length);
  return sizes.get(file);
}

/** A file and everything that it imports at once. */
function closureOf(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(home, file), 'utf8');
  for (const [, path] of text.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g)) closureOf(join(file, '..', path), seen);
  return seen;
}

const total = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
const start = closureOf('college-elements.js');
console.log(`college-elements.js: ${total(start)} bytes in ${start.size} files`);
for (const name of ['college-api.js', 'college-mock.js']) {
  const files = closureOf(name);
  console.log(`${name}: ${total(files)} bytes in ${files.size} files`);
}
const widgets = readdirSync(join(home, 'chunks'))
  .filter((file) => /^[A-Z]/.test(file))
  .map((file) => {
    const more = [...closureOf(`chunks/${file}`)].filter((part) => !start.has(part));
    return { name: file.replace(/-[^-]*\.js$/, ''), files: more.length, bytes: total(more) };
  });
for (const { name, files, bytes } of widgets.filter((widget) => /^(GoalPanel|CopyWizard|MatrixPage|MajorMatrix)$/.test(widget.name)))
  console.log(`${name}: ${bytes} bytes more in ${files} files`);

if (total(start) > budget) {
  console.error(`The runtime is over its ${budget} bytes.`);
  process.exit(1);
}
