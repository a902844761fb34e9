import { expect, test } from '../support/test';

test('a course is found from anywhere by / and opened by the arrows and Enter', async ({ page, signIn }) => {
  await signIn('majorLeader');
  const field = page.getByRole('searchbox', { name: '搜索内容' });
  await expect(field).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('数据结构');
  const results = page.getByRole('listbox', { name: '搜索结果' });
  await expect(results.getByRole('group', { name: /^课程 \d+$/ })).toBeVisible();
  await expect(results.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(results.getByRole('option', { selected: true })).toContainText('数据结构');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/course\/courseUnit\/detail\?majorId=1001&courseUnitId=1004$/);
  await expect(results).toBeHidden();
  const name = page.getByRole('textbox', { name: /名称/ }).first();
  await expect(name).toHaveValue('数据结构');

  await field.fill('操作系统');
  await expect(results.getByRole('option', { selected: true })).toContainText('操作系统');
  await field.press('Enter');
  await expect(page).toHaveURL(/courseUnitId=1005$/);
  await expect(name).toHaveValue('操作系统');
});

test('an indicator point leads to its major; English letters in any case find KSA; nothing is said to be nothing', async ({
  page,
  signIn,
}) => {
  await signIn('majorLeader');
  const field = page.getByRole('searchbox', { name: '搜索内容' });
  await field.fill('工程');
  await page
    .getByRole('group', { name: /^指标点/ })
    .getByRole('option')
    .first()
    .click();
  await expect(page).toHaveURL(/\/course\/major\/index\?majorId=100\d$/);
  await field.fill('k1');
  await expect(page.getByRole('group', { name: /^KSA/ }).getByRole('option', { name: /^K1/ }).first()).toBeVisible();
  await field.fill('没有这样的课');
  await expect(page.getByText('无搜索结果').first()).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('');
});

test('the demo account finds content too, in English', async ({ page, signIn }) => {
  await signIn('demo');
  await page.getByText('EN', { exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find content' }).fill('DATA');
  await expect(page.getByRole('listbox', { name: 'Search results' }).getByRole('option').first()).toBeVisible();
});
