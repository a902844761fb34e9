import { inBothLanguages, signInByKeyboard, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

const walks = inBothLanguages({
  zh: { field: '搜索内容', results: '搜索结果', courses: /^课程 \d+$/, name: '课程名称', first: '数据结构', second: '操作系统' },
  en: {
    field: 'Find content',
    results: 'Search results',
    courses: /^Courses \d+$/,
    name: 'Course name',
    first: 'Data Structures',
    second: 'Operating Systems',
  },
});

for (const { language, words } of walks) {
  test(`a course is found from anywhere by / and opened by the arrows and Enter, by keyboard alone, in ${language}`, async ({ page }) => {
    await signInByKeyboard(page, 'majorLeader', language);
    const field = page.getByRole('searchbox', { name: words.field });
    await expect(field).toBeVisible();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type(words.first);
    const results = page.getByRole('listbox', { name: words.results });
    await expect(results.getByRole('group', { name: words.courses })).toBeVisible();
    await expect(results.getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(results.getByRole('option', { selected: true })).toContainText(words.first);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/course\/courseUnit\/detail\?majorId=1001&courseUnitId=1004$/);
    await expect(results).toBeHidden();
    const name = page.getByLabel(words.name);
    // The form holds the Chinese original in either language.
    await expect(name).toHaveValue('数据结构');

    await tabTo(page, field, 'Shift+Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words.second);
    await expect(results.getByRole('option', { selected: true })).toContainText(words.second);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/courseUnitId=1005$/);
    await expect(name).toHaveValue('操作系统');
  });
}

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
