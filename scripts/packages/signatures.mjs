/** A hash of the type of each exported name of a package, read from the declarations of the type check. */
import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { cache } from '../paths.mjs';
import { canonicalText } from './canonicalText.mjs';
import { entriesOf } from './entries.mjs';

/** `[{ subpath, name, hash, folder }]` of a package whose types are compiled; `folder` is where the name is declared. */
export function signaturesOf(packageName) {
  const declared = entriesOf(packageName).map(({ subpath, source }) => ({
    subpath,
    path: source.replace(/^src\//, '').replace(/\.ts$/, '.d.ts'),
  }));
  return signaturesIn(join(cache, 'tsc/packages', packageName), declared);
}

/** The same of a folder of declarations, with its entries as `{ subpath, path }`. */
export function signaturesIn(folder, declared) {
  const entries = declared.map(({ subpath, path }) => ({ subpath, path: join(folder, path) }));
  const program = openDeclarations(entries.map(({ path }) => path));
  const checker = program.getTypeChecker();
  const exportsOf = (path) => checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(path)));
  const targetOf = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const published = new Set(entries.flatMap(({ path }) => exportsOf(path).map(targetOf)));
  const known = new Map();

  return entries.flatMap(({ subpath, path }) =>
    exportsOf(path).map((symbol) => {
      const target = targetOf(symbol);
      if (!target.declarations) return { subpath, name: symbol.name, hash: hashOf([originOf(symbol)]), folder: '' };
      if (!known.has(target)) known.set(target, { hash: hashOf(promisesOf(target)), folder: folderOf(target) });
      return { subpath, name: symbol.name, ...known.get(target) };
    }),
  );

  /** The declarations of a symbol and of everything they rest on that no entry exports. */
  function promisesOf(symbol) {
    const texts = new Map();
    const waiting = [symbol];
    for (const one of waiting) {
      texts.set(one, one.declarations.map(canonicalText).join('\n'));
      for (const declaration of one.declarations) visit(declaration);
    }
    const [own, ...others] = texts.values();
    return [own, ...others.toSorted()];

    function visit(node) {
      if (ts.isIdentifier(node)) follow(checker.getSymbolAtLocation(node));
      ts.forEachChild(node, visit);
    }

    function follow(named) {
      const target = named && targetOf(named);
      if (!target || texts.has(target) || texts.has(named)) return;
      if (!target.declarations) {
        if (named.declarations) texts.set(named, originOf(named));
      } else if (target.declarations.every(isOnTop) && !published.has(target)) {
        texts.set(target, '');
        waiting.push(target);
      }
    }
  }

  function folderOf({ declarations: [first] }) {
    return relative(folder, dirname(first.getSourceFile().fileName)).replaceAll('\\', '/');
  }
}

/** A program of the declarations of one package; what they import from elsewhere is known by its name alone. */
function openDeclarations(rootNames) {
  const options = { noLib: true, types: [], module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) => (text.startsWith('.') ? ts.resolveModuleName(text, file, options, host) : { resolvedModule: undefined }));
  return ts.createProgram({ rootNames, options, host });
}

/** Where something comes from that another package declares: `ButtonProps of react-aria-components`. */
function originOf({ name, declarations: [first] }) {
  const statement = ts.findAncestor(first, (node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node));
  return `${(first.propertyName ?? first.name)?.text ?? name} of ${statement?.moduleSpecifier?.text}`;
}

function isOnTop(declaration) {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isSourceFile(statement.parent);
}

function hashOf(texts) {
  return createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 6);
}
