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

test('an indicator point leads to its major; English letters in any case find KSA; nothing is said to be nothing', async ({
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
  await expect(page).toHaveURL(/\/course\/major\/index\?majorId=100\d$/);
  await field.fill('k1');
  await expect(page.getByRole('group', { name: /^KSA/ }).getByRole('option', { name: /^K1/ }).first()).toBeVisible();
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
