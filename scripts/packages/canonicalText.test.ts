import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { canonicalText } from './canonicalText.mjs';

/** The first declaration of a declaration file. */
function textOf(source: string) {
  const [statement] = ts.createSourceFile('a.d.ts', source, ts.ScriptTarget.Latest, true).statements;
  return canonicalText(
    ts.isVariableStatement(statement!) ? statement.declarationList.declarations[0]! : (statement as unknown as ts.Declaration),
  );
}

describe('stays the same', () => {
  it.each([
    ['for another comment', 'interface A { /** One. */ a: string }', 'interface A { /** Two. */ a: string }'],
    ['for another order of a union', "type A = 'x' | B | 'y'", "type A = B | 'y' | 'x'"],
    ['for another order of an object', 'declare const a: { b: 1; c: 2 }', 'declare const a: { c: 2; b: 1 }'],
    ['for other quotes', "declare const a: readonly ['x']", 'declare const a: readonly ["x"]'],
    ['where nothing may be added', 'interface A { a?: unknown }', 'interface A { a?: unknown | undefined }'],
    ['for other inner names', 'declare function a({ b }: P): void', 'declare function a({ c, ...d }: P): void'],
    [
      'for another wording',
      'declare const aMessages: { b: "Save"; c: () => "Go" }',
      'declare const aMessages: { b: "Keep"; c: () => "Run" }',
    ],
  ])('%s', (_, before, after) => {
    expect(textOf(after)).toBe(textOf(before));
  });
});

describe('changes', () => {
  it.each([
    ['with a member', 'interface A { a: string }', 'interface A { a: string; b?: string }'],
    ['when something becomes optional', 'interface A { a: string }', 'interface A { a?: string }'],
    ['when a union grows', "type A = 'x'", "type A = 'x' | 'y'"],
    ['with a literal that is no message', 'declare const a: "x"', 'declare const a: "y"'],
    ['with the key of a message', 'declare const aMessages: { b: "Save" }', 'declare const aMessages: { c: "Save" }'],
    [
      'with what a message takes',
      'declare const aMessages: { b: (a: { n: number }) => string }',
      'declare const aMessages: { b: (a: { n: string }) => string }',
    ],
    ['with the order of arguments', 'declare function a(b: B, c: C): void', 'declare function a(c: C, b: B): void'],
    ['with the order of overloads', 'interface A { (a: 1): 2; (a: 3): 4 }', 'interface A { (a: 3): 4; (a: 1): 2 }'],
  ])('%s', (_, before, after) => {
    expect(textOf(after)).not.toBe(textOf(before));
  });
});
