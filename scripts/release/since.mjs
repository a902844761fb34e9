/** Since which version each component is published, as `docs/storybook/widget-page/since.gen.json` has it for the pages of the components. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readComponents } from '../catalogue/made.mjs';
import { folderOf } from '../packages/entries.mjs';
import { root } from '../paths.mjs';

const path = join(root, 'docs/storybook/widget-page/since.gen.json');

/** Versions by component: what is new gets this version, what is no more is dropped. */
export function sinceWith(before, names, version) {
  return Object.fromEntries(names.toSorted().map((name) => [name, before[name] ?? version]));
}

/** Writes down the version that the packages have just been given for the components that it is the first to have. */
export async function keepSince() {
  // All packages have one version.
  const { version } = JSON.parse(readFileSync(join(folderOf('ui'), 'package.json'), 'utf8'));
  const names = (await readComponents()).map(({ name }) => name);
  writeFileSync(path, `${JSON.stringify(sinceWith(JSON.parse(readFileSync(path, 'utf8')), names, version), null, 2)}\n`);
}
