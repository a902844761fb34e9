/** The exports map of a package, one entry per component, as in its package.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf, folderOf, internalEntriesOf, sideOf } from './entries.mjs';

/** Exports of a package: the built files for whoever installs it, the source for this repository. */
export function exportsOf(name) {
  if (name === 'elements') return exportsOfElements;
  const published = entriesOf(name).map(({ subpath, source }) => [subpath, conditions(source, sideOf(name, subpath))]);
  const internal = internalEntriesOf(name).map(({ subpath, source }) => [subpath, { '@college/source': `./${source}` }]);
  return { ...Object.fromEntries([...published, ...internal]), ...documents[name], './package.json': './package.json' };
}

/** Whether the package.json holds the exports of today's entries; with `isWritten` it is made so. */
export function keepExports(name, { isWritten }) {
  const path = join(folderOf(name), 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const expected = exportsOf(name);
  if (JSON.stringify(manifest.exports) === JSON.stringify(expected)) return true;
  if (isWritten) writeFileSync(path, `${JSON.stringify({ ...manifest, exports: expected }, null, 2)}\n`);
  return isWritten;
}

/** What a package offers that is no module. */
const documents = { 'api-client': { './openapi.json': './dist/openapi.json', './openapi.zh.json': './dist/openapi.zh.json' } };

/** Bundled for browsers: ES modules alone, whole files for a script tag, and for each framework what its templates are checked by. */
const exportsOfElements = {
  '.': { '@college/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
  ...Object.fromEntries(
    ['react', 'svelte', 'vue'].map((name) => [`./${name}`, { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }]),
  ),
  './dist/*': './dist/*',
  './package.json': './package.json',
};

/** What is asked for with `react-server` by a server that renders React, for an entry with components. */
const onServer = { client: '.client.js', mixed: '.server.js' };

function conditions(source, side) {
  const built = source.replace(/^src\//, './dist/').replace(/\.ts$/, '');
  const marked = side in onServer ? { 'react-server': built + onServer[side] } : {};
  return {
    '@college/source': `./${source}`,
    import: { types: `${built}.d.ts`, ...marked, default: `${built}.js` },
    require: { types: `${built}.d.cts`, default: `${built}.cjs` },
  };
}
