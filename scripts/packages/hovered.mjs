/** What an editor shows somebody who points at a field of a published record, in a project that has the packages from npm. */
import { join } from 'node:path';
import ts from 'typescript';
import { folderOf } from './entries.mjs';

/** Fields as somebody writes them, each with the end of what is said of it. */
const examples = [
  ['Goal', 'description', 'Content.'],
  ['NewsItem', 'title', 'Title.'],
  ['CourseUnit', 'theoryPeriod', 'Theory hours, in periods of lessons.'],
  ['CourseUnit', 'courseMatrixVOS[0]!.name', 'Name.'],
  ['CollegeMajor', 'typeId', 'A category or class of the standard.'],
];

/** The faults, one line each. */
export function hoverFaults() {
  const entry = join(folderOf('curriculum-model'), 'dist/index.d.ts');
  const place = join(folderOf('curriculum-model'), 'hovered.ts');
  const lines = examples.map(([record, field], index) => `declare const record${index}: model.${record};\nrecord${index}.${field};`);
  const text = [`import type * as model from './dist/index.js';`, ...lines].join('\n');
  const service = serviceOf(place, text);
  const faults = examples.flatMap(([record, field, wanted], index) => {
    const at = text.indexOf(`record${index}.${field}`) + `record${index}.${field}`.length - 1;
    const shown = ts.displayPartsToString(service.getQuickInfoAtPosition(place, at)?.documentation);
    return shown === wanted ? [] : [`${record}.${field}: an editor shows "${shown}" and not "${wanted}"`];
  });
  return [...faults, ...unexplainedFields(service.getProgram(), entry).map((path) => `${path}: no comment says what it means`)];
}

function serviceOf(place, text) {
  const options = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, strict: true, types: [] };
  return ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [place],
    getScriptVersion: () => '',
    getScriptSnapshot: (path) => ts.ScriptSnapshot.fromString(path === place ? text : (ts.sys.readFile(path) ?? '')),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === place || ts.sys.fileExists(path),
    readFile: (path) => (path === place ? text : ts.sys.readFile(path)),
  });
}

/** Paths of the fields without a comment in all types that are inferred from schemas. */
function unexplainedFields(program, entry) {
  const checker = program.getTypeChecker();
  const seen = new Set();
  return checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)))
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ declarations: [first] }) => ts.isTypeAliasDeclaration(first) && /^z\.(infer|input|output)</.test(first.type.getText()))
    .flatMap((symbol) => within(checker.getDeclaredTypeOfSymbol(symbol), symbol.name));

  function within(type, path) {
    if (seen.has(type)) return [];
    seen.add(type);
    if (type.isUnion()) return type.types.flatMap((part) => within(part, path));
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      return checker.getTypeArguments(type).flatMap((part) => within(part, `${path}[]`));
    }
    if (!(type.flags & ts.TypeFlags.Object)) return [];
    return type.getProperties().flatMap((field) => {
      const own = `${path}.${field.name}`;
      const isSaid = field.getDocumentationComment(checker).length > 0;
      return [...(isSaid ? [] : [own]), ...within(checker.getTypeOfSymbol(field), own)];
    });
  }
}
