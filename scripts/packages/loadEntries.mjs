/** Loads every built entry of the packages in the Node that runs this, as ES module and as CommonJS: they offer the same names. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { entriesOf, folderOf, libraryNames } from './entries.mjs';

const require = createRequire(import.meta.url);
const faults = [];
let count = 0;

for (const name of libraryNames) {
  for (const { subpath, source } of entriesOf(name)) {
    const built = join(folderOf(name), source.replace(/^src\//, 'dist/').replace(/\.ts$/, ''));
    try {
      const module = await import(pathToFileURL(`${built}.js`).href);
      const names = (exported) =>
        Object.keys(exported)
          .filter((one) => one !== 'default' && one !== 'module.exports')
          .toSorted()
          .join(', ');
      if (names(module) !== names(require(`${built}.cjs`)))
        faults.push(`${name}${subpath.slice(1)}: ES module and CommonJS offer different names`);
      count += 1;
    } catch (error) {
      faults.push(`${name}${subpath.slice(1)}: ${error.message}`);
    }
  }
}
console.log(`${count} entries loaded by Node ${process.version}.`);
if (faults.length > 0) console.error(faults.join('\n'));
process.exit(faults.length > 0 ? 1 : 0);
