/** Which components the workbench uses: those whose files its imports reach. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';
import { importsOf } from './imports.mjs';
import { pathOf } from './program.mjs';
import { declared } from './props.mjs';

const packageName = /^@college\/(ui|curriculum-widgets)(?:\/(.+))?$/;

/** The files of the workbench, parsed; its tests use what nobody sees. */
export function readWorkbench() {
  const paths = listFiles(['apps/workbench/src'], (name) => /\.tsx?$/.test(name) && !/\.(test|ownPage)\./.test(name)).sort();
  return paths.map((path) => ts.createSourceFile(join(root, path), readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest));
}

/**
 * Says of a component which file of the workbench imports it, or is the first from which imports lead to it: `{ file, isDirect }`; undefined for
 * one that the workbench does not use.
 */
export function createWorkbenchUse(workbench, compiled) {
  const direct = new Map();
  for (const file of workbench) for (const found of filesImported(file, compiled)) if (!direct.has(found)) direct.set(found, pathOf(file));
  const reached = new Map(direct);
  const waiting = [...direct.keys()];
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    for (const found of filesImported(file, compiled)) {
      if (reached.has(found)) continue;
      reached.set(found, reached.get(file));
      waiting.push(found);
    }
  }
  return (symbol) => {
    const own = declared(symbol, compiled.checker).declarations?.[0]?.getSourceFile();
    return reached.has(own) ? { file: reached.get(own), isDirect: direct.has(own) } : undefined;
  };
}

/** The files that declare what a file imports, behind the entries and barrels that hand it on. */
function filesImported(file, compiled) {
  return importsOf(file).flatMap(({ specifier, names }) => {
    const module = moduleOf(specifier, file, compiled);
    const symbol = module && compiled.checker.getSymbolAtLocation(module);
    if (!symbol) return [];
    const exported = compiled.checker.getExportsOfModule(symbol).filter(({ name }) => names?.includes(name) ?? true);
    return exported.flatMap((one) => declared(one, compiled.checker).declarations?.[0]?.getSourceFile() ?? []);
  });
}

/** The compiler has not seen the workbench's own files, so that their imports are found by the entries they name. */
function moduleOf(specifier, file, { program }) {
  const [isOurs, name, subpath] = packageName.exec(specifier.text) ?? [];
  if (isOurs) return program.getSourceFile(join(root, 'packages', name, 'src', subpath ?? '', 'index.ts'));
  if (program.getSourceFile(file.fileName) !== file) return undefined;
  const resolved = program.getResolvedModuleFromModuleSpecifier(specifier, file)?.resolvedModule;
  return resolved && program.getSourceFile(resolved.resolvedFileName);
}
