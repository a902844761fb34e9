import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as testing from '../../../packages/curriculum-widgets/src/testing';
import { pageObjectsIn, withoutPageObject } from './pageObjects';

const folder = join(import.meta.dirname, '../../../packages/curriculum-widgets/src/testing');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

it('knows every page object that is published', () => {
  const helpers = ['playwrightDriver', 'sampleUser', 'testingLibraryDriver'];
  const published = Object.entries(testing).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
  expect(pageObjectsIn(sources).map(({ name }) => name)).toEqual(published.filter((name) => !helpers.includes(name)).toSorted());
});

it('lists the widgets that have none', () => {
  const objects = pageObjectsIn(sources);
  expect(objects.find(({ name }) => name === 'matrixPage')?.widgets).toEqual([
    'MatrixPage',
    'MajorMatrix',
    'CourseMatrix',
    'ProjectMatrix',
  ]);
  expect(withoutPageObject(['NewsList', 'MajorMatrix', 'Account'], objects)).toEqual(['Account', 'NewsList']);
});
