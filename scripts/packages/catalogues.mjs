/** Writes the component metadata of a package for editors and tools, next to its JavaScript. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOf, componentPackages } from '../catalogue/made.mjs';

/** `catalogue.json` of a package with components. */
export async function writeCatalogues(name, dist) {
  const ofPackage = componentPackages.find(({ folder }) => folder === `packages/${name}`);
  if (!ofPackage) return;
  const catalogue = await catalogueOf(ofPackage.folder);
  writeFileSync(join(dist, 'catalogue.json'), `${JSON.stringify(catalogue, null, 1)}\n`);
}
