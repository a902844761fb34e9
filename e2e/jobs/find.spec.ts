import type { Page } from '@playwright/test';
import { appShell } from '../pages/appShell';
import { inBothLanguages } from '../support/keyboard';
import { expect, test } from '../support/test';

const walks = inBothLanguages({
  zh: {
    courses: /^课程/,
    name: '课程名称',
    first: '数据结构',
    second: 'czxt',
    act: '操作系统 开课说明',
    recent: '最近',
    english: '切换到英文',
    other: 'en',
  },
  en: {
    courses: /^Courses/,
    name: 'Course name',
    first: 'Data Structures',
    second: 'operating sys',
    act: 'syllabus operating systems',
    recent: 'Recent',
    english: 'switch to chinese',
    other: 'zh-CN',
  },
});

for (const { language, inLanguage, words } of walks) {
  test(`courses are found and acts are done from anywhere, by keyboard alone, ${inLanguage}`, async ({ page, signIn }) => {
    await signIn('majorLeader', { language });
    const { searchField: field, searchResults: results } = appShell(page);
    const selected = results.getByRole('option', { selected: true });
    // The frame shows before its keys act; the page in it shows later.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type(words.first);
    await expect(results.getByRole('group', { name: words.courses })).toBeVisible();
    await expect(selected).toContainText(words.first);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/course\/courseUnit\/detail\?majorId=1001&courseUnitId=1004$/);
    await expect(field).toBeHidden();
    const name = page.getByRole('textbox', { name: words.name });
    // The form holds the Chinese original in either language.
    await expect(name).toHaveValue('数据结构');

    await name.focus();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(words.second);
    await expect(selected).toContainText(/操作系统|Operating Systems/);
    await page.keyboard.press('Enter');
    await expect(name).toHaveValue('操作系统');
    await expect(field).toBeHidden();

    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await expect(results.getByRole('group', { name: words.recent }).getByRole('option').first()).toContainText(/数据结构|Data Structures/);
    await page.keyboard.type(words.act);
    // Before all of it is looked for, the same act of another course or of no course is selected.
    await expect(selected).toContainText(/开课说明|syllabus/);
    await expect(selected).toHaveAttribute('href', /\/courseUnit\/report\?majorId=1001&courseUnitId=1005$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/courseUnit\/report\?majorId=1001&courseUnitId=1005$/);
    await expect(field).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/开课说明|Syllabus/);

    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(words.english);
    await expect(selected).toContainText(words.english, { ignoreCase: true });
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', words.other);
  });
}

/** The row that a hit led to: marked, in view, and with the focus in it. */
function arrived(page: Page) {
  return page.locator('[data-arrived]:focus, [data-arrived]:focus-within');
}

test('hits lead to the very row, also on the page that is open; nothing is said to be nothing; ? shows the keys of the screen', async ({
  page,
  signIn,
}) => {
  await signIn('majorLeader');
  const { findButton, searchField: field } = appShell(page);
  await findButton.click();
  await field.fill('工程');
  await page
    .getByRole('group', { name: /^指标点/ })
    .getByRole('option')
    .first()
    .click();
  await expect(page).toHaveURL(/\/course\/major\/detail\?majorId=100\d&indicator=\d+$/);
  await expect(arrived(page)).toContainText('工程');
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+k');
  await field.fill('快速排序');
  await page
    .getByRole('group', { name: /^课点/ })
    .getByRole('option', { name: /数据结构，软件工程/ })
    .click();
  await expect(page).toHaveURL(/courseUnitId=1004&point=\d+$/);
  await expect(arrived(page)).toContainText('快速排序');
  await expect(field).toBeHidden();
  await page.keyboard.press('Control+k');
  await field.fill('没有这样的课');
  await expect(page.getByText('没有名为「没有这样的课」的内容', { exact: false })).toBeVisible();
  await field.fill('?');
  await expect(page.getByRole('region', { name: '本页的快捷键' })).toContainText('保存');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await field.press('Escape');
  await expect(field).toBeHidden();
});

test('the demo account finds content too, in English', async ({ page, signIn }) => {
  await signIn('demo', { language: 'en' });
  const { findButton, searchField, searchResults } = appShell(page);
  await findButton.click();
  await searchField.fill('DATA');
  await expect(searchResults.getByRole('option').first()).toBeVisible();
});
