import { expect, test } from '../support/test';

test('the dictionary is opened level by level, navigated back by the browser and searched by initials', async ({ page, signIn }) => {
  await signIn('courseEditor', { at: '/course/job/list' });
  await page.getByRole('link', { name: /^第二大类/ }).click();
  await page.getByRole('link', { name: '2-02 工程技术人员' }).click();
  await page.getByRole('link', { name: /^2-02-38 / }).click();
  await expect(page.getByRole('heading', { name: '数字技术工程技术人员' })).toBeFocused();
  await expect(page).toHaveURL(/job\/list\?code=2-02-38$/);
  await page.goBack();
  await expect(page.getByRole('link', { name: /^2-02-38 / })).toBeFocused();

  // An address leads to the same place in a tab of its own.
  await page.reload();
  await expect(page.getByRole('navigation', { name: '在大典中的位置' })).toContainText('首页专业技术人员工程技术人员');

  await page.getByRole('searchbox', { name: '编码或名称' }).fill('rgzngc');
  await page.getByRole('link', { name: /^2-02-38-01 / }).click();
  await page.getByRole('button', { name: '返回搜索结果' }).click();
  await expect(page.getByRole('list', { name: '「rgzngc」的搜索结果' })).toBeVisible();

  await page.goto('/course/jobto/detail?code=2-02-10-11');
  await expect(page).toHaveURL(/code=2-02-38-03$/);
  await expect(page.getByText('以往文件中的编码 2-02-10-11 在本版大典中为 2-02-38-03。')).toBeVisible();
});
