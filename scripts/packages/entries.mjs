/** What each published package offers, read from its folders: the one list behind exports, build, reports and checks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/** The packages whose files go to whoever bundles them, each after those that it imports. */
export const libraryNames = ['curriculum-model', 'api-client', 'ui', 'curriculum-widgets'];

/** The published packages: the elements are bundled from all others. */
export const packageNames = [...libraryNames, 'elements'];

/** Folder of a published package, from the repository's root. */
export function folderOf(name) {
  return join(root, 'packages', name);
}

/** Entries `{ subpath, source }` of a package: `./Button` and `src/Button/index.ts`. */
export function entriesOf(name) {
  return found[name]().map((path) => ({ subpath: subpathOf(path), source: `src/${path}` }));
}

const internal = {
  'curriculum-model': ['testing/index.ts'],
  ui: ['testing/index.ts', 'testing/atRest/index.ts', 'testing/chineseIn/index.ts'],
};

/** Entries that only this repository resolves (test tools of one package that another one's tests use). */
export function internalEntriesOf(name) {
  return (internal[name] ?? []).map((path) => ({ subpath: subpathOf(path), source: `src/${path}` }));
}

/** Entries of which a server that renders React may run what is not a component or hook. */
const mixed = { ui: ['./messages', './theme'] };

/** Entries that need no React at all; all of the packages that are not listed. */
const withoutReact = {
  ui: ['./clock', './composition', './words'],
  'curriculum-widgets': ['./course-units/CourseUnitDetail/newUnit', './testing'],
};

/** Where an entry runs when a server renders React: `client` (its components in the browser, or for the first reply), `server`, or `mixed`. */
export function sideOf(name, subpath) {
  if (mixed[name]?.includes(subpath)) return 'mixed';
  return !(name in withoutReact) || withoutReact[name].includes(subpath) ? 'server' : 'client';
}

/** Programs of a package (`bin`), with the source path of each. */
export function programsOf(name) {
  const { bin = {} } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
  return Object.values(bin).map((path) => path.replace(/^(\.\/)?dist\//, 'src/').replace(/\.js$/, '.ts'));
}

// What several widgets are made of, and the sample data of their stories, is nobody's interface.
const partsOfWidgets = /\/fakes\/|^support\/(record|dateTime)|^syllabus\/(field|cells)\/|^shell\/PublicPage\/|^matrices\/MatrixFrame\//;

const found = {
  'curriculum-model': () => ['index.ts', 'fixtures/index.ts', 'terms/index.ts'],
  'api-client': () => ['index.ts', 'contract.ts', 'mock.ts', 'react.ts', 'conformance/index.ts'].filter((path) => isIn('api-client', path)),
  ui: () => ['index.ts', ...indexesIn('ui').filter((path) => !/^(testing|componentSheet)\//.test(path))],
  elements: () => ['index.ts'],
  'curriculum-widgets'() {
    const areas = foldersIn('curriculum-widgets');
    const widgets = areas.flatMap((area) => foldersIn('curriculum-widgets', area).map((folder) => `${area}/${folder}`));
    const deeper = ['course-units/CourseUnitDetail/newUnit'];
    const indexes = [...areas, ...widgets, ...deeper].map((folder) => `${folder}/index.ts`).sort();
    return ['index.ts', ...indexes.filter((path) => isIn('curriculum-widgets', path) && !partsOfWidgets.test(path))];
  },
};

function indexesIn(name) {
  return foldersIn(name)
    .map((folder) => `${folder}/index.ts`)
    .filter((path) => isIn(name, path));
}

function foldersIn(name, below = '') {
  return readdirSync(join(folderOf(name), 'src', below), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function isIn(name, path) {
  return existsSync(join(folderOf(name), 'src', path));
}

function subpathOf(path) {
  const stem = path.replace(/(^|\/)index\.ts$/, '').replace(/\.ts$/, '');
  return stem === '' ? '.' : `./${stem}`;
}
