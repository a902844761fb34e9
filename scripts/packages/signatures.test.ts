import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signaturesIn } from './signatures.mjs';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'college-signatures-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const goals = {
  'index.d.ts': "export * from './goals';",
  'goals/index.d.ts': "export { goal } from './goal';\nexport type { Goal } from './goal';\nexport { Link } from 'elsewhere';",
  'goals/goal.d.ts': "import type { Weight } from './weight';\nexport interface Goal { weight: Weight }\nexport declare const goal: Goal;",
  'goals/weight.d.ts': 'export type Weight = number | string;',
};

function signatures(files: Record<string, string>) {
  for (const [path, text] of Object.entries({ ...goals, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return signaturesIn(folder, [
    { subpath: '.', path: 'index.d.ts' },
    { subpath: './goals', path: 'goals/index.d.ts' },
  ]);
}

const hashes = (files: Record<string, string> = {}) =>
  Object.fromEntries(signatures(files).map(({ subpath, name, hash }) => [`${subpath} ${name}`, hash]));

it('lists the names of each entry, and the folder that declares them', () => {
  expect(signatures({}).map(({ subpath, name, folder: place }) => [subpath, name, place])).toEqual([
    ['.', 'goal', 'goals'],
    ['.', 'Goal', 'goals'],
    ['.', 'Link', ''],
    ['./goals', 'goal', 'goals'],
    ['./goals', 'Goal', 'goals'],
    ['./goals', 'Link', ''],
  ]);
});

it('changes what rests on a type that no entry exports, and not what names an exported one', () => {
  const before = hashes();
  const after = hashes({ 'goals/weight.d.ts': 'export type Weight = number;' });
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['. Goal', './goals Goal']);
});

it('changes what comes from another place', () => {
  const before = hashes();
  const after = hashes({ 'goals/index.d.ts': goals['goals/index.d.ts'].replace('elsewhere', 'another') });
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['. Link', './goals Link']);
});
