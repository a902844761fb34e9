/** Compiles the published types as somebody else's strict project would: no source condition, declarations checked, from ESM and from CommonJS. */
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { root } from '../paths.mjs';
import { entriesOf, folderOf, libraryNames } from './entries.mjs';
import { manifestOf } from './pack.mjs';

// The workbench has every package among its dependencies, so a file next to its sources resolves them all.
const place = join(root, 'apps/workbench/src');

/** What the compiler finds wrong in `dist`, one line each; other people's declarations are their own affair. */
export function problemsOutside() {
  const all = libraryNames.flatMap((name) => entriesOf(name).map(({ subpath }) => manifestOf(name).name + subpath.slice(1)));
  const text = all.map((specifier, index) => `export * as entry${index} from '${specifier}';`).join('\n');
  const files = [join(place, 'outside.mts'), join(place, 'outside.cts')];
  const options = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.getSourceFile.bind(host);
  host.fileExists = (
    (exists) => (path) =>
      files.includes(path) || exists(path)
  )(host.fileExists.bind(host));
  host.getSourceFile = (path, ...rest) =>
    files.includes(path) ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true) : readFile(path, ...rest);
  const program = ts.createProgram(files, options, host);
  const ours = [...libraryNames.map((name) => join(folderOf(name), 'dist') + sep), ...files];
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => !file || ours.some((path) => file.fileName.startsWith(path)))
    .map(({ file, start, messageText }) => {
      const at = file ? `${relative(root, file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1} ` : '';
      return `${at}${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}
