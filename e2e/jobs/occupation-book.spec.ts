import { occupationBrowser, playwrightDriver } from '@college/curriculum-widgets/testing';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

test('the dictionary is opened level by level, navigated back by the browser and searched by initials', async ({ page, signIn }) => {
  await signIn('courseEditor', { at: '/course/job/list' });
  const { backToResults, entry, place, results, search } = occupationBrowser(playwrightDriver<Locator>(page));
  await entry(/^第二大类/).click();
  await entry('2-02 工程技术人员').click();
  await entry(/^2-02-38 /).click();
  await expect(page.getByRole('heading', { name: '数字技术工程技术人员' })).toBeFocused();
  await expect(page).toHaveURL(/job\/list\?code=2-02-38$/);
  await page.goBack();
  await expect(entry(/^2-02-38 /)).toBeFocused();

  // An address leads to the same place in a tab of its own.
  await page.reload();
  await expect(place).toContainText('首页专业技术人员工程技术人员');

  await search.fill('rgzngc');
  await entry(/^2-02-38-01 /).click();
  await backToResults();
  await expect(results('rgzngc')).toBeVisible();

  await page.goto('/course/jobto/detail?code=2-02-10-11');
  await expect(page).toHaveURL(/code=2-02-38-03$/);
  await expect(page.getByText('以往文件中的编码 2-02-10-11 在本版大典中为 2-02-38-03。')).toBeVisible();
});
