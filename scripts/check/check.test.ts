import { describe, expect, test } from 'vitest';
import { directImporters, doesImport, exportedNames, importsOf } from './imports.mjs';
import { touchedTests } from './touched.mjs';

describe('what a module exports and imports', () => {
  test('declarations and lists', () => {
    const text =
      'export const one = 1;\nexport async function two() {}\nexport type Three = 3;\nexport { four as five, type six };\nconst inner = 1;';
    expect(exportedNames(text)).toEqual(['one', 'two', 'Three', 'four', 'six']);
  });

  test('names over several lines, types, all of it, lazily, for its effect', () => {
    const text = `import {\n  one,\n  type Two,\n} from './a';\nimport * as all from "../b";\nconst late = () => import('./c');\nimport './d';\nexport { three as four } from './e';\nimport type { Five } from './f';`;
    expect(importsOf(text)).toEqual(
      [
        { from: './a', names: ['one', 'Two'], isTypeOnly: false },
        { from: '../b', names: undefined, isTypeOnly: false },
        { from: './e', names: ['three'], isTypeOnly: false },
        { from: './c', names: undefined, isTypeOnly: false },
        { from: './d', names: undefined, isTypeOnly: false },
        { from: './f', names: ['Five'], isTypeOnly: true },
      ].sort((a, b) => text.indexOf(a.from) - text.indexOf(b.from)),
    );
  });
});

describe('who imports a source', () => {
  const source = 'packages/curriculum-model/src/goals/goalTree.ts';
  const from = (file: string, spec: string, names?: string[]) => doesImport({ file, from: spec, names }, source, new Set(['flattenGoals']));

  test('by its path, by an index above it, by its package; only by its own names', () => {
    expect(from('packages/curriculum-model/src/goals/goalTree.test.ts', './goalTree')).toBe(true);
    expect(from('packages/curriculum-model/src/points/point.ts', '../goals', ['flattenGoals'])).toBe(true);
    expect(from('packages/curriculum-model/src/points/point.ts', '../goals', ['numberGoals'])).toBe(false);
    expect(from('apps/server/src/goals/list.ts', '@college/curriculum-model', ['flattenGoals'])).toBe(true);
    expect(from('apps/server/src/goals/list.ts', '@college/ui', ['flattenGoals'])).toBe(false);
    expect(from('apps/server/src/goals/list.ts', './goalTree', ['flattenGoals'])).toBe(false);
  });

  test('in this repository', () => {
    expect(directImporters('scripts/check/imports.mjs')).toEqual(
      expect.arrayContaining(['scripts/check/check.test.ts', 'scripts/check/touched.mjs']),
    );
  });
});

describe('what a change touches', () => {
  test('a widget: its folder with its stories', () => {
    const { taken } = touchedTests(['packages/ui/src/Button/Button.tsx']);
    expect(taken.pages).toEqual(expect.arrayContaining(['packages/ui/src/Button/Button.stories.tsx']));
  });

  test('a test: itself', () => {
    expect(touchedTests(['scripts/check/check.test.ts'])).toEqual({
      taken: { unit: ['scripts/check/check.test.ts'], server: [], pages: [] },
      leftOut: [],
    });
  });

  test('a file that is no code: nothing', () => {
    expect(touchedTests(['README.md'])).toEqual({ taken: { unit: [], server: [], pages: [] }, leftOut: [] });
  });
});
