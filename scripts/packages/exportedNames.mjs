/** Which names each entry of a package exports, read from its sources; types count as names too. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { entriesOf, folderOf } from './entries.mjs';

/** `{ './Button': ['Button', 'type ButtonProps'], … }` of a package, in a fixed order. */
export function exportedNamesOf(name) {
  const known = new Map();
  const entries = entriesOf(name).map(({ subpath, source }) => [
    subpath,
    [...new Set(namesIn(join(folderOf(name), source), known))].toSorted(),
  ]);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The file that lists the names of a package for review. */
export function namesFileOf(name) {
  return join(folderOf(name), 'api/exports.json');
}

function namesIn(path, known) {
  if (known.has(path)) return known.get(path);
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const names = file.statements.flatMap((statement) => namesOf(statement, path, known));
  known.set(path, names);
  return names;
}

function namesOf(statement, path, known) {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier, isTypeOnly } = statement;
    if (!exportClause) return namesIn(fileOf(path, moduleSpecifier.text), known);
    if (ts.isNamespaceExport(exportClause)) return [exportClause.name.text];
    return exportClause.elements.map((element) => (isTypeOnly || element.isTypeOnly ? `type ${element.name.text}` : element.name.text));
  }
  if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => bound(name));
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return [isType ? `type ${statement.name.text}` : statement.name.text];
}

function bound(name) {
  return ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((element) => bound(element.name));
}

function fileOf(from, specifier) {
  const stem = join(dirname(from), specifier);
  const found = [`${stem}.ts`, `${stem}.tsx`, join(stem, 'index.ts')].find((candidate) => existsSync(candidate));
  if (!found) throw new Error(`${from}: ${specifier} is not a file of this package`);
  return found;
}
