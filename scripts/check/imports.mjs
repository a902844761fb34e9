/** Which files import what a source file exports, by its path or through an index file or a package that offers it. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { root } from '../paths.mjs';
import { filesWith } from './changes.mjs';

const declaration =
  /^export\s+(?:declare\s+)?(?:default\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\*?|const|let|class|interface|type|enum)\s+(\w+)/gm;
const list = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;
const statement =
  /(?:import|export)\s+(type\s+)?([^'"`;]*?)\s*from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|import\s*['"]([^'"]+)['"]/g;

/** Names that a module's text exports. */
export function exportedNames(text) {
  const declared = [...text.matchAll(declaration)].map(([, name]) => name);
  const listed = [...text.matchAll(list)].flatMap(([, names]) => namesIn(names));
  return [...new Set([...declared, ...listed])];
}

/** What a module's text imports: where from, which names (`undefined` means all of it), and whether types alone, which are gone when it runs. */
export function importsOf(text) {
  return [...text.matchAll(statement)].map(([, type, names, from, lazy, bare]) => ({
    from: from ?? lazy ?? bare,
    names: names?.includes('{') ? namesIn(names.slice(names.indexOf('{') + 1, names.lastIndexOf('}'))) : undefined,
    isTypeOnly: type !== undefined,
  }));
}

/** Whether an import in a file brings one of the names from a source, directly or by an index file or the package above it. */
export function doesImport({ file, from, names }, source, sourceNames) {
  const isNamed = !names || names.some((name) => sourceNames.has(name));
  if (from.startsWith('.')) {
    const target = join(dirname(file), from).replace(/\.(tsx?|mjs|js)$/, '');
    const plain = source.replace(/\.(tsx?|mjs)$/, '');
    if (target === plain) return true;
    const folder = target.replace(/\/index$/, '');
    return isNamed && names !== undefined && plain.startsWith(`${folder}/`);
  }
  const [, folder] = /^packages\/([\w-]+)\//.exec(source) ?? [];
  return (
    isNamed && names !== undefined && folder !== undefined && (from === `@college/${folder}` || from.startsWith(`@college/${folder}/`))
  );
}

/** Files that import something of a source file themselves. */
export function directImporters(source) {
  const names = exportedNames(readFileSync(join(root, source), 'utf8'));
  const sourceNames = new Set(names);
  const plainName = source.slice(source.lastIndexOf('/') + 1).replace(/\.(tsx?|mjs)$/, '');
  return filesWith([...names, plainName], ['*.ts', '*.tsx', '*.mjs']).filter(
    (file) =>
      file !== source &&
      !file.endsWith('/index.ts') &&
      importsOf(readFileSync(join(root, file), 'utf8')).some((each) => doesImport({ file, ...each }, source, sourceNames)),
  );
}

function namesIn(text) {
  return text
    .split(',')
    .map((part) =>
      part
        .replace(/\s+as\s+\w+/, '')
        .replace(/\btype\s+/, '')
        .trim(),
    )
    .filter(Boolean);
}
