/** What a component's own files use: design tokens and built-in texts. */
import { dirname } from 'node:path';
import ts from 'typescript';
import { pathOf } from './program.mjs';
import { declared } from './props.mjs';

// Dependencies of every component do not characterise one of them.
const foundations = /^packages\/ui\/src\/(theme|messages)\//;

/** The files that a component is made of: its own and those it reaches by relative imports, without other published components. */
export function filesOf(component, { program, checker }, otherFolders) {
  const isOutside = (file) => otherFolders.has(dirname(pathOf(file))) || foundations.test(pathOf(file));
  const own = declared(component, checker).declarations?.[0]?.getSourceFile();
  const files = new Set();
  const waiting = own ? [own] : [];
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (files.has(file) || isOutside(file)) continue;
    files.add(file);
    waiting.push(...relativeImports(file, program));
  }
  return [...files];
}

function relativeImports(file, program) {
  return file.statements
    .filter((statement) => (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier)
    .filter(({ moduleSpecifier }) => moduleSpecifier.text.startsWith('.'))
    .flatMap(({ moduleSpecifier }) => {
      const resolved = program.getResolvedModuleFromModuleSpecifier(moduleSpecifier, file)?.resolvedModule;
      const found = resolved && program.getSourceFile(resolved.resolvedFileName);
      return found ? [found] : [];
    });
}

/** The tokens named in some files, such as `color.accent` and `space.4`. */
export function tokensOf(files) {
  const names = files.flatMap((file) =>
    [...file.text.matchAll(/\btokens\.(?!vars\b)(\w+)(?:\.(\w+)|\[['"]?([\w.]+)['"]?\])/g)].map(
      ([, group, plain, inBrackets]) => `${group}.${plain ?? inBrackets}`,
    ),
  );
  return [...new Set(names)].sort(inNumberOrder.compare);
}

const inNumberOrder = new Intl.Collator('en', { numeric: true });

/** The namespaces of the built-in texts declared in some files. */
export function messagesOf(files) {
  const names = files.flatMap((file) => [...file.text.matchAll(/\bdefineMessages\(\s*'(\w+)'/g)].map(([, namespace]) => namespace));
  return [...new Set(names)].sort(inNumberOrder.compare);
}
