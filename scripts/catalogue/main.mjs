/** `npm run catalogue`: writes each package's catalogue.json from its sources; `-- --check` only says whether it is current. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, keepDigest, keptDigest } from '../freshness.mjs';
import { root } from '../paths.mjs';
import { componentPackages, readCatalogues } from './read.mjs';

const products = componentPackages.map(({ folder }) => `${folder}/catalogue.json`);

/** Reading takes seconds; sources and catalogues that were found to agree once still do. */
const digest = () =>
  digestOf(['packages/ui/src', 'packages/curriculum-widgets/src', 'packages/curriculum-model/src', 'scripts/catalogue', ...products]);

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

const isCheck = process.argv.includes('--check');
if (isCheck && keptDigest('catalogue') === digest()) {
  console.log('The catalogues are current.');
  process.exit(0);
}

const stale = [];
const undescribed = new Set();
for (const { folder, components } of readCatalogues()) {
  for (const { ports = [] } of components)
    for (const port of ports) for (const { name, description } of port.members) if (!description) undescribed.add(`${port.name}.${name}`);
  const path = join(root, folder, 'catalogue.json');
  const text = `${JSON.stringify({ components }, null, 1)}\n`;
  if (readIfThere(path) === text) continue;
  if (isCheck) stale.push(`${folder}/catalogue.json`);
  else writeFileSync(path, text);
}
if (stale.length > 0) {
  console.error(`${stale.join(' and ')} no longer say what the sources say: run \`npm run catalogue\` and commit what it writes.`);
  process.exit(1);
}
if (undescribed.size > 0) {
  console.error(`${[...undescribed].join(', ')}: say in a comment what this member of the port means and which call satisfies it.`);
  process.exit(1);
}
keepDigest('catalogue', digest());
console.log('The catalogues are current.');
