import ts from 'typescript';
import { expect, it } from 'vitest';
import { importsOf } from './imports.mjs';

function importsIn(text: string) {
  const file = ts.createSourceFile('page.tsx', text, ts.ScriptTarget.Latest);
  return importsOf(file).map(({ specifier, names }) => [specifier.text, names]);
}

it('finds names under which the other module exports them', () => {
  expect(importsIn("import { Button, Link as Anchor } from '@college/ui';")).toEqual([['@college/ui', ['Button', 'Link']]]);
});

it('passes over types', () => {
  expect(importsIn("import type { A } from './a'; import { type B } from './b'; import { type C, d } from './c';")).toEqual([
    ['./c', ['d']],
  ]);
});

it('takes a whole module for a namespace, for what is loaded later and for what is handed on', () => {
  const text = "import * as all from './all'; export * from './more'; const later = () => import('./later').then(({ Later }) => Later);";
  expect(importsIn(text)).toEqual([
    ['./all', undefined],
    ['./more', undefined],
    ['./later', undefined],
  ]);
});
