import type { Page } from '@playwright/test';
import { pressOn, skipToContent, tabTo, typeInto } from '../support/keyboard';
import { hasCourseUnit } from '../support/programme';
import { expect, test } from '../support/test';

const home = '/course/major/index?majorId=1001&page=2';
const structures = 1004;

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('a leader finds a course by initials, exports both matrices, and deletes it knowing what breaks', async ({ page, people, signIn }) => {
  await signIn('majorLeader', { at: home });
  const indicator = page.getByRole('button', { name: /^1\.1：强支撑/ });
  await indicator.click();
  await expect(page.getByText('2 门课程')).toBeVisible();
  await expect(page.getByRole('link', { name: '查看指标点' })).toHaveAttribute('href', /\/major\/detail\?majorId=1001&indicator=\d+$/);
  await indicator.click();
  await page.getByRole('searchbox', { name: '课程名称、负责人或编号' }).fill('sjjg');
  await expect(page.getByText('1 门课程')).toBeVisible();
  await expect(card(page, '数据结构').getByRole('link', { name: '数据结构', exact: true })).toHaveAttribute(
    'href',
    /majorId=1001&.*page=2/,
  );

  await page.getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('menuitem', { name: '两者都导出' }).click();
  await expect(page.getByText('请选择课程')).toBeVisible();
  await card(page, '数据结构').getByRole('radio').check();
  const files: string[] = [];
  page.on('download', (download) => files.push(download.suggestedFilename()));
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('menuitem', { name: '两者都导出' }).click();
  await expect.poll(() => files.length, { timeout: 20_000 }).toBe(2);
  expect(files[0]).toBe('软件工程-专业矩阵.xlsx');
  expect(files[1]).toContain('数据结构');

  await card(page, '数据结构').getByRole('button', { name: '数据结构的更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除课程' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/删除「.*数据结构」会一并移除：.*/)).toBeVisible();
  await question.getByRole('button', { name: '删除课程' }).click();
  await expect(card(page, '数据结构')).toHaveCount(0);
  const admin = await people.client('collegeAdmin');
  await expect.poll(() => hasCourseUnit(admin, structures)).toBe(false);
});

test('the filter is kept, and who only views sees nothing that edits', async ({ page, signIn }) => {
  await signIn('collegeViewer', { at: home });
  await expect(page.getByRole('article')).toHaveCount(15);
  await expect(page.getByRole('button', { name: '专业详情' })).toBeVisible();
  await expect(page.getByRole('button', { name: '新建课程单元' })).toHaveCount(0);
  await card(page, '数据结构').getByRole('button', { name: '数据结构的更多操作' }).click();
  await expect(page.getByRole('menuitem')).not.toHaveText([/重命名|编辑课点|删除/]);
  await page.keyboard.press('Escape');
  await page.getByText('仅看我的课程').click();
  await expect(page.getByText('没有您负责的课程')).toBeVisible();
  await page.reload();
  await expect(page.getByText('没有您负责的课程')).toBeVisible();
  await page.getByRole('button', { name: '查看全部课程' }).click();
  await expect(page.getByRole('article')).toHaveCount(15);
});

test('the home of a major by the keyboard alone, in English', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: home, language: 'en' });
  await skipToContent(page);
  await typeInto(page, page.getByRole('searchbox', { name: 'Course, leader or ID' }), 'Data Structures');
  await expect(page.getByText('1 course', { exact: true })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'More about Data Structures' }));
  await expect(page.getByRole('menuitem', { name: 'Rename…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Course name' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Data Structures II');
  await pressOn(page, page.getByRole('button', { name: 'Save name' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Data Structures II')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Data Structures II', exact: true }));
  await expect(page).toHaveURL(/\/courseUnit\/detail\?majorId=1001&courseUnitId=1004&page=2/);
});
