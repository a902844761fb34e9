/** `npm run exports`: writes the exports maps; with `--check` says whether they are those of today's entries. */
import { packageNames } from './entries.mjs';
import { keepExports } from './exports.mjs';

const isWritten = !process.argv.includes('--check');
const stale = packageNames.filter((name) => !keepExports(name, { isWritten }));

for (const name of stale)
  console.error(`packages/${name}/package.json: the exports are not those of its entries; npm run exports writes them.`);
process.exit(stale.length > 0 ? 1 : 0);
