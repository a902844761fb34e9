/** Which modules of the repository a module reaches by its imports, as a bundler follows them: whole files, index files included, types left out. */
import { dirname, join } from 'node:path/posix';
import { importsOf } from './imports.mjs';

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
const isCode = (path) => /\.(tsx?|mjs)$/.test(path);

/** The graph of a tree (`sourceTree.mjs`); what `untraced` names is not followed. */
export function createModuleGraph(tree, { untraced = [] } = {}) {
  const imported = new Map();
  const exportsOf = new Map();

  /** The entries of a package of ours, by what an import says after the package's name. */
  function entriesOf(name) {
    if (!exportsOf.has(name)) exportsOf.set(name, JSON.parse(tree.read(`packages/${name}/package.json`)).exports);
    return exportsOf.get(name);
  }

  /** The file that an import means; nothing for a package from elsewhere. */
  function resolve(file, from) {
    const path = from.split('?')[0];
    const [, name, rest = ''] = /^@college\/([\w-]+)(\/.+)?$/.exec(path) ?? [];
    if (!name && !path.startsWith('.')) return undefined;
    const target = name ? join('packages', name, entriesOf(name)[`.${rest}`]?.['@college/source'] ?? '') : join(dirname(file), path);
    return endings.map((ending) => `${target}${ending}`).find((candidate) => tree.digests.has(candidate));
  }

  /** The modules that a module imports itself. */
  function importsIn(file) {
    if (!isCode(file)) return [];
    if (!imported.has(file)) {
      const text = tree.read(file);
      if (text.includes('import.meta.glob')) throw new Error(`${file}: imports by a pattern are not followed. Name the modules there.`);
      const found = importsOf(text).flatMap(({ from, isTypeOnly }) => (isTypeOnly ? [] : (resolve(file, from) ?? [])));
      imported.set(
        file,
        found.filter((path) => !untraced.includes(path)),
      );
    }
    return imported.get(file);
  }

  /** The module itself and everything that it imports, directly or not. */
  function reachedFrom(file) {
    const reached = new Set([file]);
    for (const path of reached) for (const next of importsIn(path)) reached.add(next);
    return reached;
  }
  return { reachedFrom };
}
