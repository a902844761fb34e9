import type { Page } from '@playwright/test';
import { appShell } from '../pages/appShell';
import { inBothLanguages, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

const walks = inBothLanguages({
  zh: { courses: /^课程 \d+$/, name: '课程名称', first: '数据结构', second: '操作系统' },
  en: { courses: /^Courses \d+$/, name: 'Course name', first: 'Data Structures', second: 'Operating Systems' },
});

for (const { language, inLanguage, words } of walks) {
  test(`a course is found from anywhere by / and opened by the arrows and Enter, by keyboard alone, ${inLanguage}`, async ({
    page,
    signIn,
  }) => {
    await signIn('majorLeader', { language });
    const { searchField: field, searchResults: results } = appShell(page);
    await expect(field).toBeVisible();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type(words.first);
    await expect(results.getByRole('group', { name: words.courses })).toBeVisible();
    await expect(results.getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(results.getByRole('option', { selected: true })).toContainText(words.first);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/course\/courseUnit\/detail\?majorId=1001&courseUnitId=1004$/);
    await expect(results).toBeHidden();
    const name = page.getByRole('textbox', { name: words.name });
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

/** The row that a hit led to: marked, in view, and with the focus in it. */
function arrived(page: Page) {
  return page.locator('[data-arrived]:focus, [data-arrived]:focus-within');
}

test('hits lead to the very row, also on the page that is open; English letters in any case find KSA; nothing is said to be nothing', async ({
  page,
  signIn,
}) => {
  await signIn('majorLeader');
  const { searchField: field } = appShell(page);
  await field.fill('工程');
  await page
    .getByRole('group', { name: /^指标点/ })
    .getByRole('option')
    .first()
    .click();
  await expect(page).toHaveURL(/\/course\/major\/detail\?majorId=100\d&indicator=\d+$/);
  await expect(arrived(page)).toContainText('工程');
  const ksa = page
    .getByRole('group', { name: /^KSA/ })
    .getByRole('option', { name: /^K1.*数据结构，软件工程/ })
    .first();
  await field.fill('k1');
  await ksa.click();
  await expect(page).toHaveURL(/courseUnitId=1004&ksa=\d+$/);
  await expect(arrived(page)).toContainText('大O记号含义');
  await field.fill('快速排序');
  await page
    .getByRole('group', { name: /^课点/ })
    .getByRole('option', { name: /数据结构，软件工程/ })
    .click();
  await expect(page).toHaveURL(/courseUnitId=1004&point=\d+$/);
  await expect(arrived(page)).toContainText('快速排序');
  await field.fill('没有这样的课');
  await expect(page.getByText('无搜索结果').first()).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('');
});

test('the demo account finds content too, in English', async ({ page, signIn }) => {
  await signIn('demo', { language: 'en' });
  const { searchField, searchResults } = appShell(page);
  await searchField.fill('DATA');
  await expect(searchResults.getByRole('option').first()).toBeVisible();
});
