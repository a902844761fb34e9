import { majorHome, matrixExport, playwrightDriver } from '@college/curriculum-widgets/testing';
import type { Locator, Page } from '@playwright/test';
import { pressOn, skipToContent, tabTo, typeInto } from '../support/keyboard';
import { hasCourseUnit } from '../support/programme';
import { expect, test } from '../support/test';

const home = '/course/major/index?majorId=1001&page=2';
const structures = 1004;

const homeOn = (page: Page) => majorHome(playwrightDriver<Locator>(page));

test('a leader finds a course by initials, exports both matrices, and deletes it knowing what breaks', async ({ page, people, signIn }) => {
  await signIn('majorLeader', { at: home });
  const { confirmDeletion, course, find, indicator, indicatorLink, question } = homeOn(page);
  await indicator('1.1').click();
  await expect(page.getByText('2 门课程')).toBeVisible();
  await expect(indicatorLink).toHaveAttribute('href', /\/major\/detail\?majorId=1001&indicator=\d+$/);
  await indicator('1.1').click();
  await find('sjjg');
  await expect(page.getByText('1 门课程')).toBeVisible();
  const { act, card, choose, link } = course('数据结构');
  await expect(link).toHaveAttribute('href', /majorId=1001&.*page=2/);

  const { download } = matrixExport(playwrightDriver<Locator>(page));
  await download('both');
  await expect(page.getByText('请选择课程')).toBeVisible();
  await choose();
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  await download('both');
  await expect.poll(() => files.length, { timeout: 20_000 }).toBe(2);
  expect(files[0]).toBe('软件工程-专业矩阵.xlsx');
  expect(files[1]).toContain('数据结构');

  await act('删除课程');
  await expect(question.getByText(/删除「.*数据结构」会一并移除：.*/)).toBeVisible();
  await confirmDeletion();
  await expect(card).toHaveCount(0);
  const admin = await people.client('collegeAdmin');
  await expect.poll(() => hasCourseUnit(admin, structures)).toBe(false);
});

test('the filter is kept, and who only views sees nothing that edits', async ({ page, signIn }) => {
  await signIn('collegeViewer', { at: home });
  const { addButton, cards, course, majorButton, showAll, showMine } = homeOn(page);
  await expect(cards.getByRole('article')).toHaveCount(15);
  await expect(majorButton('detail')).toBeVisible();
  await expect(addButton).toHaveCount(0);
  await course('数据结构').menuButton.click();
  await expect(page.getByRole('menuitem')).not.toHaveText([/重命名|编辑课点|删除/]);
  await page.keyboard.press('Escape');
  await showMine();
  await expect(page.getByText('没有您负责的课程')).toBeVisible();
  await page.reload();
  await expect(page.getByText('没有您负责的课程')).toBeVisible();
  await showAll();
  await expect(cards.getByRole('article')).toHaveCount(15);
});

test('the home of a major by the keyboard alone, in English', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: home, language: 'en' });
  await skipToContent(page);
  const { course, nameField, saveNameButton, search } = homeOn(page);
  await typeInto(page, search, 'Data Structures');
  await expect(page.getByText('1 course', { exact: true })).toBeVisible();
  await pressOn(page, course('Data Structures').menuButton);
  await expect(page.getByRole('menuitem', { name: 'Rename…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, nameField);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Data Structures II');
  await pressOn(page, saveNameButton);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(course('Data Structures II').card).toBeVisible();
  await pressOn(page, course('Data Structures II').link);
  await expect(page).toHaveURL(/\/courseUnit\/detail\?majorId=1001&courseUnitId=1004&page=2/);
});
