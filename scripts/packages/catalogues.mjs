/** Writes the component metadata of a package for editors and tools, next to its JavaScript. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOf, componentPackages } from '../catalogue/made.mjs';

/** `catalogue.json` of a package with components. */
export async function writeCatalogues(name, dist) {
  const ofPackage = componentPackages.find(({ folder }) => folder === `packages/${name}`);
  if (!ofPackage) return;
  // Where the workbench uses a component says nothing to who installs the package.
  const components = (await catalogueOf(ofPackage.folder)).components.map(({ workbench: _workbench, ...component }) => component);
  writeFileSync(join(dist, 'catalogue.json'), `${JSON.stringify({ components }, null, 1)}\n`);
}
