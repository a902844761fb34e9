import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../paths.mjs';
import { createWorkbenchUse } from './workbench.mjs';

const sources: Readonly<Record<string, string>> = {
  'packages/ui/src/Link/index.ts': "export { Link } from './Link';",
  'packages/ui/src/Link/Link.tsx': 'export function Link() {}',
  'packages/ui/src/Kbd/index.ts': 'export function Kbd() {}',
  'packages/ui/src/Dialog/index.ts': "export { Dialog } from './Dialog';",
  'packages/ui/src/Dialog/Dialog.tsx': "const later = () => import('../Kbd'); export function Dialog() { later(); }",
  'packages/ui/src/Tree/index.ts': "export function Tree() {} import type { Unused } from '../Unused';",
  'packages/ui/src/Unused/index.ts': 'export function Unused() {} export interface Unused {}',
};
const workbench = {
  'apps/workbench/src/A.tsx': "import { Link } from '@college/ui/Link'; import type { Unused } from '@college/ui/Unused';",
  'apps/workbench/src/B.tsx': "import { Tree } from '@college/ui/Tree'; const dialog = () => import('@college/ui/Dialog');",
};

function use() {
  const texts = new Map(Object.entries(sources).map(([path, text]) => [join(root, path), text]));
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (path) => texts.has(path),
    readFile: (path) => texts.get(path),
    getSourceFile: (path, version) => (texts.has(path) ? ts.createSourceFile(path, texts.get(path)!, version, true) : undefined),
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const checker = program.getTypeChecker();
  const files = Object.entries(workbench).map(([path, text]) => ts.createSourceFile(join(root, path), text, ts.ScriptTarget.Latest));
  const useOf = createWorkbenchUse(files, { program, checker });
  return (name: string) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(root, `packages/ui/src/${name}/index.ts`))!)!;
    return useOf(checker.getExportsOfModule(module).find((exported) => exported.name === name)!);
  };
}

it('says which file of the workbench imports a component, behind the entry that hands it on', () => {
  const useOf = use();
  expect(useOf('Link')).toEqual({ file: 'apps/workbench/src/A.tsx', isDirect: true });
  expect(useOf('Dialog')).toEqual({ file: 'apps/workbench/src/B.tsx', isDirect: true });
});

it('says from which file imports lead to a component, also those that are made later', () => {
  expect(use()('Kbd')).toEqual({ file: 'apps/workbench/src/B.tsx', isDirect: false });
});

it('passes over a component of which only types are imported', () => {
  expect(use()('Unused')).toBeUndefined();
});
