/** The catalogues of the published components, generated on demand when the sources changed. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, keepDigest, keptDigest } from '../freshness.mjs';
import { cache } from '../paths.mjs';

/** The packages that publish components. */
export const componentPackages = [
  { name: '@college/ui', folder: 'packages/ui' },
  { name: '@college/curriculum-widgets', folder: 'packages/curriculum-widgets', hasElements: true },
];

const sources = [
  ...['ui', 'curriculum-widgets', 'curriculum-model', 'api-client'].map((name) => `packages/${name}/src`),
  'apps/workbench/src',
  'scripts/catalogue',
  'pnpm-lock.yaml',
];

let made;

/** The catalogue of a package by its folder (`packages/ui`): reading the sources takes seconds, what they once gave a glance. */
export async function catalogueOf(folder) {
  await (made ??= makeCatalogues());
  return JSON.parse(readFileSync(fileOf(folder), 'utf8'));
}

/** Every published component, the primitives first. */
export async function readComponents() {
  const catalogues = await Promise.all(componentPackages.map(({ folder }) => catalogueOf(folder)));
  return catalogues.flatMap(({ components }) => components);
}

/** Every port with the shapes that cross it; see `portReference.mjs`. */
export async function readPorts() {
  await (made ??= makeCatalogues());
  return JSON.parse(readFileSync(fileOf('ports'), 'utf8'));
}

async function makeCatalogues() {
  const digest = digestOf(sources);
  const files = [...componentPackages.map(({ folder }) => folder), 'ports'].map(fileOf);
  if (keptDigest('catalogue') === digest && files.every((file) => existsSync(file))) return;
  // Loaded here: it brings the compiler along.
  const { readCatalogues } = await import('./read.mjs');
  const { catalogues, reference } = readCatalogues(componentPackages);
  for (const { folder, components } of catalogues) write(fileOf(folder), `${JSON.stringify({ components }, null, 1)}\n`);
  write(fileOf('ports'), JSON.stringify(reference));
  keepDigest('catalogue', digest);
}

/** Whoever reads meanwhile finds the last one whole. */
function write(path, text) {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

function fileOf(folder) {
  return join(cache, 'catalogue', `${folder.replace('packages/', '')}.json`);
}
