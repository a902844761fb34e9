/**
 * Writes what the custom elements need to know of the widgets, from the catalogue: their definitions, their types and the manifest.
 * With `--check` it only says whether what is written is stale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { definitionsOf } from './definitions.mjs';
import { elementsOf } from './elements.mjs';
import { manifestOf } from './manifest.mjs';
import { typesOf } from './typesText.mjs';

const home = join(root, 'packages/curriculum-widgets');
const elements = elementsOf(JSON.parse(readFileSync(join(home, 'catalogue.json'), 'utf8')));
const files = {
  'src/elements/elements.gen.ts': definitionsOf(elements),
  'src/elements/elementTypes.gen.ts': typesOf(elements),
  'custom-elements.json': manifestOf(elements),
};

const stale = Object.entries(files).filter(
  ([path, text]) => !existsSync(join(home, path)) || readFileSync(join(home, path), 'utf8') !== text,
);
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`packages/curriculum-widgets/${path} is not what the catalogue says: npm run elements`);
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const [path, text] of stale) writeFileSync(join(home, path), text);
console.log(`${elements.length} elements, ${stale.length} files written.`);
