import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageNames } from '../packages/entries.mjs';
import { root } from '../paths.mjs';
import { linesOf } from './changelog.cjs';
import { unmendedNames, unspokenPackages } from './gate.mjs';
import { withHeadings } from './headings.mjs';
import { isAllowed } from './licences.mjs';

describe('changelog', () => {
  it('puts each component on its own line, without changing sentences inside of one', () => {
    expect(linesOf('AppShell: Entries for people. PageNotice: Says why. It can be closed: by Esc.')).toEqual([
      '**AppShell**: Entries for people.',
      '**PageNotice**: Says why. It can be closed: by Esc.',
    ]);
  });

  it('explains what a change means to consumers', () => {
    expect(withHeadings('## 1.0.0\n\n### Major Changes\n\n- a\n\n### Patch Changes\n')).toBe(
      '## 1.0.0\n\n### What you have to change\n\n- a\n\n### Repaired and updated\n',
    );
  });
});

it('gives all packages one version: they are tried together, and the elements hold the others', () => {
  const { fixed } = JSON.parse(readFileSync(join(root, '.changeset/config.json'), 'utf8')) as { fixed: string[][] };
  expect(fixed.map((group) => group.toSorted())).toEqual([packageNames.map((name) => `@college/${name}`).toSorted()]);
});

it('packs the widgets without a ui of their own: the page has one', () => {
  const { hooks } = createRequire(import.meta.url)(join(root, '.pnpmfile.cjs')) as {
    hooks: { beforePacking: (manifest: object) => object };
  };
  const dependencies = { '@college/curriculum-model': '^1.2.0', '@college/ui': '^1.2.0' };
  const packed = hooks.beforePacking({ name: '@college/curriculum-widgets', dependencies, peerDependencies: { react: '^19.0.0' } });
  expect(packed).toMatchObject({
    dependencies: { '@college/curriculum-model': '^1.2.0' },
    peerDependencies: { '@college/ui': '^1.2.0', react: '^19.0.0' },
  });
  expect(packed).not.toHaveProperty(['dependencies', '@college/ui']);
});

describe('gate', () => {
  const speaksOf = (...names: string[]) => ({ releases: names.map((name) => ({ name })) });

  it('requires a changeset that names each package whose published source changed', () => {
    const files = ['packages/ui/src/Button/Button.tsx', 'packages/api-client/src/core/client.ts'];
    expect(unspokenPackages(files, [speaksOf('@college/ui')])).toEqual(['api-client']);
    expect(unspokenPackages(files, [speaksOf('@college/ui', '@college/api-client')])).toEqual([]);
  });

  it('requires none for tests, stories, guides, fakes and apps', () => {
    const files = [
      'ui/src/Button/Button.test.tsx',
      'ui/src/Button/Button.stories.tsx',
      'ui/src/Button/README.md',
      'curriculum-widgets/src/goals/fakes/aGoal.ts',
    ];
    expect(unspokenPackages([...files.map((file) => `packages/${file}`), 'apps/server/src/main.ts'], [])).toEqual([]);
  });

  it('takes an empty changeset for the statement that nobody can notice', () => {
    expect(unspokenPackages(['packages/ui/src/Button/Button.tsx'], [speaksOf()])).toEqual([]);
  });

  it('takes none for an export that changed: the package must be named', () => {
    const exported = { 'packages/ui': ['gone: Star'] };
    expect(unspokenPackages(['packages/ui/src/charts/Star.tsx'], [speaksOf()], exported)).toEqual(['ui']);
    expect(unspokenPackages([], [], exported)).toEqual(['ui']);
    expect(unspokenPackages([], [speaksOf('@college/ui')], exported)).toEqual([]);
  });

  it('asks of each name that is gone what to write instead', () => {
    const exported = { 'packages/ui': ['gone: Star', 'gone: type StarProps', 'new: Mark'] };
    expect(unmendedNames(exported, '')).toEqual(['Star', 'StarProps']);
    expect(unmendedNames(exported, "{ kind: 'export', from: 'Star', to: 'Mark' }, `StarProps`")).toEqual([]);
  });

  it('reports when the revision to compare with is missing', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/release/gate.mjs', 'no-such-revision'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toBe('There is no revision no-such-revision here. Name the one to compare with: npm run check:changeset -- <base>\n');
  });
});

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    [undefined, false],
  ])('%s may be shipped: %s', (license, expected) => {
    expect(isAllowed(license)).toBe(expected);
  });
});
