/** Writes the declarations of the elements beside their scripts. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutReferences } from '../catalogue/withoutReferences.mjs';
import { cache, root } from '../paths.mjs';
import { bin, runOrExit } from '../run.mjs';
import { widgetTypesText } from './widgetTypes.mjs';

const sources = ['index', 'elementTypes', 'registerCollegeElements'];
const frameworks = ['react', 'svelte', 'vue'];

/** What stands behind each tag is printed; what is computed from that is taken from the type check. */
export function writeElementTypes(dist) {
  runOrExit(bin('tsc'), ['-b', 'packages/elements']);
  for (const name of sources) {
    const text = withoutReferences(readFileSync(join(cache, 'tsc/packages/elements', `${name}.d.ts`), 'utf8'));
    writeFileSync(join(dist, `${name}.d.ts`), text.replace(/(from '\.\/\w+)'/g, "$1.js'"));
  }
  writeFileSync(join(dist, 'widgetTypes.d.ts'), widgetTypesText());
  for (const name of frameworks) {
    copyFileSync(join(root, 'packages/elements/frameworks', `${name}.d.ts`), join(dist, `${name}.d.ts`));
    // Nothing runs, and whoever imports it for its types alone may do so in words that a bundler keeps.
    writeFileSync(join(dist, `${name}.js`), 'export {};\n');
  }
}
