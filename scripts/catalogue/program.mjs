/** One compiler program over sources of the packages. */
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';
import { withoutReferences } from './withoutReferences.mjs';

/** A program whose roots are the packages' entries and that of the client, whose resources satisfy ports; stories and tests stay outside. */
export function createProgram(packages) {
  const entries = packages.flatMap(({ folder }) => listFiles([`${folder}/src`], (name) => name === 'index.ts'));
  return programOf([...entries, 'packages/api-client/src/index.ts']);
}

/** A program over these sources and what they import. */
export function programOf(paths) {
  const config = ts.readConfigFile(join(root, 'packages/curriculum-widgets/tsconfig.json'), ts.sys.readFile).config;
  const base = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(
    { compilerOptions: { ...base.compilerOptions, ...config.compilerOptions, composite: false, noEmit: true, rootDir: root } },
    ts.sys,
    join(root, 'packages/curriculum-widgets'),
  );
  const program = ts.createProgram({ rootNames: paths.map((path) => join(root, path)), options });
  return { program, checker: program.getTypeChecker() };
}

/** A file's path from the repository's folder, with forward slashes. */
export function pathOf(file) {
  return file.fileName.slice(root.length + 1).replaceAll('\\', '/');
}

/** The sentences above a declaration as an embedder reads them, in one line. */
export function docOf(symbol, checker) {
  return oneLine(withoutReferences(ts.displayPartsToString(symbol.getDocumentationComment(checker))));
}

/** The text of a tag such as `@default`. */
export function tagOf(symbol, checker, name) {
  const tag = symbol.getJsDocTags(checker).find((found) => found.name === name);
  return tag ? oneLine(withoutReferences(ts.displayPartsToString(tag.text))) : undefined;
}

/** Text without line breaks. */
export function oneLine(text) {
  return text.replace(/\s+/g, ' ').trim();
}
