import ts from 'typescript';
import { expect, it } from 'vitest';
import { withFieldComments } from './fieldComments.mjs';

// As much of zod and of the standard library as the sources below need: reading all of either would take seconds.
const zod = `
export interface Type<Out> { out: Out; optional(): Optional<this> }
export interface Text extends Type<string> {}
export interface Optional<Inner extends Type<unknown>> extends Type<Inner['out'] | undefined> {}
export interface List<Item extends Type<unknown>> extends Type<Item['out'][]> {}
export interface Shaped<Shape> extends Type<{ [Name in keyof Shape]: Shape[Name] extends Type<infer Out> ? Out : never }> {}
export declare namespace z {
  type infer<Of extends Type<unknown>> = Of['out'];
  function text(): Text;
  function list<Item extends Type<unknown>>(item: Item): List<Item>;
  function object<Shape>(shape: Shape): Shaped<{ -readonly [Name in keyof Shape]: Shape[Name] }>;
}`;
const library = `
interface Array<T> { [index: number]: T } interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}`;
const source = `import { z } from './zod';
const shared = {
  /** What it is called. */
  title: z.text(),
};
/** An item. */
export const itemSchema = z.object({
  /** Its number, */
  id: z.text(),
  ...shared,
  silent: z.text(),
  /** The people who may read it. */
  readers: z.list(z.object({
    /** Their name. */
    name: z.text(),
  })).optional(),
});
export type Item = z.infer<typeof itemSchema>;
export const looseSchema = z.object({
  /** Nobody infers a type from this one. */
  id: z.text(),
});
`;

it('shows what a field means where an editor points at it, though the compiler prints a schema without comments', () => {
  const fields = ['id', 'title', 'silent', 'readers', 'readers![0].name'];
  const use = ["import type { Item } from './printed';", 'declare const item: Item;', ...fields.map((field) => `item.${field};`)].join(
    '\n',
  );
  const service = ts.createLanguageService(hostOf({ 'printed.d.ts': commented(), 'use.ts': use }));
  const shown = fields.map((field) => {
    const at = use.indexOf(`item.${field};`) + `item.${field}`.length - 1;
    return ts.displayPartsToString(service.getQuickInfoAtPosition('use.ts', at)?.documentation);
  });
  expect(shown).toEqual(['Its number,', 'What it is called.', '', 'The people who may read it.', 'Their name.']);
});

it('adds comments on a line each and nothing else, and only where a type is inferred', () => {
  const printed = commented();
  const lines = printed.split('\n').filter((line) => !/^\s+\/\*\* .* \*\/$/.test(line));
  expect(lines.join('\n')).toBe(printedBy(ts.createLanguageService(hostOf({ 'source.ts': source }))));
  expect(printed).not.toContain('Nobody infers');
});

it('ends no comment early', () => {
  expect(commented(() => 'All of src/*/index.ts.')).toContain('/** All of src/*\\/index.ts. */');
});

function commented(meaning?: () => string) {
  const service = ts.createLanguageService(hostOf({ 'source.ts': source }));
  const program = service.getProgram()!;
  const checker = program.getTypeChecker();
  const comment = (property: ts.Symbol) => ts.displayPartsToString(property.getDocumentationComment(checker));
  return withFieldComments(printedBy(service), program.getSourceFile('source.ts')!, checker, meaning ?? comment);
}

function printedBy(service: ts.LanguageService) {
  return service.getEmitOutput('source.ts', true).outputFiles.find(({ name }) => name.endsWith('.d.ts'))!.text;
}

/** A place with these files alone. */
function hostOf(own: Record<string, string>): ts.LanguageServiceHost {
  const files: Record<string, string> = { 'zod.d.ts': zod, 'library.d.ts': library, ...own };
  const nameOf = (path: string) => path.replace(/^\//, '');
  return {
    getCompilationSettings: () => ({ noLib: true, strict: true, declaration: true, types: [], module: ts.ModuleKind.ESNext }),
    getScriptFileNames: () => Object.keys(files),
    getScriptVersion: () => '',
    getScriptSnapshot: (path) => ts.ScriptSnapshot.fromString(files[nameOf(path)] ?? ''),
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => 'library.d.ts',
    fileExists: (path) => nameOf(path) in files,
    readFile: (path) => files[nameOf(path)],
  };
}
