/**
 * Writes the sources of the custom elements from the catalogue: their definitions and the widget behind each tag.
 * With `--check` it only reports whether they are stale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOf } from '../catalogue/made.mjs';
import { root } from '../paths.mjs';
import { definitionsOf } from './definitions.mjs';
import { elementsOf } from './elements.mjs';
import { typesOf } from './typesText.mjs';

const sources = 'packages/elements/src';
const elements = elementsOf(await catalogueOf('packages/curriculum-widgets'));
const files = {
  [`${sources}/elements.gen.ts`]: definitionsOf(elements),
  [`${sources}/elementTypes.gen.ts`]: typesOf(elements),
};

const stale = Object.entries(files).filter(
  ([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text,
);
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is not what the sources of the widgets say: npm run elements`);
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const [path, text] of stale) writeFileSync(join(root, path), text);
console.log(`${elements.length} elements, ${stale.length} files written.`);
