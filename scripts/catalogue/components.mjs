/** Which components a package publishes: those that stories show and an entry exports. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';
import { declared } from './props.mjs';

/** Something one can render: named like a component and called with props. */
function isComponent(symbol, checker) {
  if (!/^[A-Z][a-z]/.test(symbol.name)) return false;
  const behind = declared(symbol, checker);
  return (behind.flags & ts.SymbolFlags.Value) !== 0 && checker.getTypeOfSymbol(behind).getCallSignatures().length > 0;
}

/** The published components of a package: `{ name, symbol, folder, stories }`, in the order of their entries. */
export function publishedComponents({ folder: packageFolder }, { program, checker }) {
  const found = new Map();
  for (const file of listFiles([`${packageFolder}/src`], (name) => name.endsWith('.stories.tsx')).sort()) {
    const entry = entryAbove(dirname(file), packageFolder);
    const text = readFileSync(join(root, file), 'utf8');
    const title = /\btitle: '([^']+)'/.exec(text)?.[1] ?? '';
    if (!entry || !/^(UI|Widgets)\//.test(title)) continue;
    const shown = /^  component: (\w+)/m.exec(text)?.[1];
    const exports = exportsOf(entry, program, checker);
    const name = [shown, title.split('/').at(-1), basename(entry), ...exports.keys()].find((wanted) => exports.has(wanted));
    if (!name) continue;
    const folder = dirname(entry);
    const known = found.get(name) ?? { name, symbol: exports.get(name), folder, stories: [] };
    found.set(name, { ...known, stories: [...known.stories, { file, title }] });
  }
  return [...found.values()].sort((one, other) => (one.folder + one.name < other.folder + other.name ? -1 : 1));
}

/** The nearest entry at or above a folder; a package's root entry does not count. */
function entryAbove(folder, packageFolder) {
  if (folder === `${packageFolder}/src`) return undefined;
  const entry = `${folder}/index.ts`;
  return existsSync(join(root, entry)) ? entry : entryAbove(dirname(folder), packageFolder);
}

function exportsOf(entry, program, checker) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(join(root, entry)));
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return new Map(symbols.filter((symbol) => isComponent(symbol, checker)).map((symbol) => [symbol.name, symbol]));
}
