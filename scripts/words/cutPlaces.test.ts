import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';

const folder = 'packages/curriculum-widgets/src';
const files = listFiles([folder], (name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name));
const sources = files.map((path) => [path.slice(folder.length + 1), readFileSync(join(root, path), 'utf8')] as const);
const filesWith = (sign: RegExp) => sources.flatMap(([path, source]) => (sign.test(source) ? [path] : [])).toSorted();
const ofLabels = /\blabelLimits\b/;

// docs/decisions/0033-cut-labels.md
it('labels are truncated by number in the places of the specification only', () => {
  expect(filesWith(ofLabels)).toEqual([
    'copying/CopyWizard/steps/BoundColumn.tsx',
    'copying/CopyWizard/steps/GoalRow.tsx',
    'directories/QualificationDirectory/Brief.tsx',
    'goals/GoalEdit/goalNodes.ts',
    'majors/CourseCard/CardHead.tsx',
    'majors/CourseCard/CardSupports.tsx',
    'news/NewsList/newsWords.ts',
  ]);
});

it('no other text is truncated by number but what a sentence quotes', () => {
  const labels = filesWith(ofLabels);
  const others = filesWith(/\bcut\(|\}…`/).filter((path) => !labels.includes(path) && !/\/(fakes\/|messages\.ts)/.test(path));
  expect(others).toEqual(['copying/CopyWizard/CutText.tsx', 'support/quoted.ts']);
});
