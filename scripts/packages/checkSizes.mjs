/**
 * `npm run check:sizes`: the size of single entries, compared with their budgets: those with a required budget, `-- all`, or by name
 * (`-- Button Cascader`). `-- --keep` records the sizes. Reads `dist`: build first.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { budgetOf, keepSizes, required } from './budgets.mjs';
import { entriesOf, folderOf, libraryNames } from './entries.mjs';
import { manifestOf } from './pack.mjs';
import { weigh } from './weigh.mjs';

const isKeeping = process.argv.includes('--keep');
const named = process.argv.slice(2).filter((word) => word !== '--keep');
const isAll = named.includes('all') || (isKeeping && named.length === 0);

const entries = libraryNames.flatMap((folder) => {
  const { name } = manifestOf(folder);
  return entriesOf(folder).map(({ subpath, source }) => ({ folder, name, subpath, source }));
});
const sizes = [];
const overweight = [];

for (const { folder, name, subpath, source } of entries.filter(isWanted)) {
  const entry = `${name}${subpath.slice(1)}`;
  const file = join(folderOf(folder), source.replace(/^src\//, 'dist/').replace(/\.ts$/, '.js'));
  if (!existsSync(file)) {
    console.error(`${entry} is not built: npm run build`);
    process.exit(1);
  }
  const kilobytes = (await weigh(file)) / 1000;
  sizes.push([name, subpath, kilobytes]);
  if (isKeeping) continue;
  const budget = budgetOf(name, subpath);
  const remark = budget === undefined ? '  ← never weighed' : kilobytes > budget ? '  ← too heavy' : '';
  if (remark) overweight.push(entry);
  console.log(`${kilobytes.toFixed(1).padStart(6)} kB of ${String(budget ?? '?').padStart(3)}  ${entry}${remark}`);
}

if (isKeeping) {
  keepSizes(
    sizes,
    entries.map(({ name, subpath }) => [name, subpath]),
  );
  console.log(`${sizes.length} sizes written down.`);
}
if (overweight.length > 0) {
  console.error(`\nOver budget or without one: ${overweight.join(', ')}. What to do: docs/contributing/releases.md.`);
  process.exit(1);
}

function isWanted({ name, subpath }) {
  if (isAll) return true;
  if (named.length === 0) return required[name]?.[subpath] !== undefined;
  return named.some((part) => subpath.split('/').includes(part));
}
