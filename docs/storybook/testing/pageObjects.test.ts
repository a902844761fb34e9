import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as testing from '../../../packages/curriculum-widgets/src/testing';
import { components } from '../widget-page/components';
import { pageObjectsIn, withoutPageObject } from './pageObjects';

const folder = join(import.meta.dirname, '../../../packages/curriculum-widgets/src/testing');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

it('knows every page object that is published', () => {
  const helpers = ['playwrightDriver', 'sampleUser', 'testingLibraryDriver'];
  const published = Object.entries(testing).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
  expect(
    pageObjectsIn(sources)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(published.filter((name) => !helpers.includes(name)).toSorted());
});

it('has a page object for every published widget', () => {
  const widgets = components.flatMap((one) => (one.package === '@college/curriculum-widgets' ? [one.name] : []));
  expect(widgets.length).toBeGreaterThan(140);
  expect(withoutPageObject(widgets, pageObjectsIn(sources))).toEqual([]);
});

it('names a widget that has none', () => {
  const objects = [{ name: 'matrixPage', widgets: ['MatrixPage', 'MajorMatrix'] }];
  expect(withoutPageObject(['NewsList', 'MajorMatrix', 'Account'], objects)).toEqual(['Account', 'NewsList']);
});
