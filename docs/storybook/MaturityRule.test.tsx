import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MaturityRule } from './MaturityRule';
import { MaturityTable } from './MaturityTable';
import { showInBook } from './testing/showInBook';

let unmount = () => {};
afterEach(() => unmount());

/** The page on maturity in the language of the toolbar. */
function show(language: string) {
  unmount = showInBook(
    <>
      <MaturityRule />
      <MaturityTable />
    </>,
    language,
  );
}

it('says in English how maturity is computed, and of each component what it is', async () => {
  show('80102');
  await expect.element(page.getByRole('heading', { name: 'Maturity', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Workbench the workbench imports it/ })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'What is missing' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^GoalPanel goals (Stable|In review|Draft)/ })).toBeVisible();
});

it('says it in Chinese where the toolbar says so', async () => {
  show('80101');
  await expect.element(page.getByRole('heading', { name: '成熟度', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^工作台 工作台直接引入/ })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: '缺少什么' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^GoalPanel goals (稳定|评审中|草稿)/ })).toBeVisible();
});
