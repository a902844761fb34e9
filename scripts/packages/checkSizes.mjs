/** `npm run check:sizes`: what each entry costs whoever takes it alone, beside its budget; `-- Button Cascader` weighs some. Reads `dist`: build first. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { budgets, otherwise } from './budgets.mjs';
import { entriesOf, folderOf, packageNames } from './entries.mjs';
import { manifestOf } from './pack.mjs';
import { weigh } from './weigh.mjs';

const named = process.argv.slice(2);
const overweight = [];

for (const name of packageNames) {
  const { name: scoped } = manifestOf(name);
  for (const { subpath, source } of entriesOf(name)) {
    const budget = budgets[scoped]?.[subpath] ?? otherwise[scoped];
    const isWanted =
      named.length === 0
        ? budgets[scoped]?.[subpath] !== undefined
        : named.some((part) => subpath.split('/').includes(part) || part === 'all');
    if (!isWanted) continue;
    const file = join(folderOf(name), source.replace(/^src\//, 'dist/').replace(/\.ts$/, '.js'));
    if (!existsSync(file)) {
      console.error(`${scoped}${subpath.slice(1)} is not built: npm run build`);
      process.exit(1);
    }
    const kilobytes = (await weigh(file)) / 1000;
    const isOver = kilobytes > budget;
    if (isOver) overweight.push(`${scoped}${subpath.slice(1)}`);
    console.log(
      `${kilobytes.toFixed(1).padStart(6)} kB of ${String(budget).padStart(3)}  ${scoped}${subpath.slice(1)}${isOver ? '  ← too heavy' : ''}`,
    );
  }
}

if (overweight.length > 0) console.error(`\nOver budget: ${overweight.join(', ')}. What it is made of: docs/contributing/releases.md.`);
process.exit(overweight.length > 0 ? 1 : 0);
