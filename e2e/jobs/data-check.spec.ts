import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { writeLong } from '../support/courseUnitPage';
import { pressOn, tabTo } from '../support/keyboard';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

const detail = '/course/courseUnit/detail?majorId=1001&courseUnitId=1004';

test('a course leader sees what is missing, goes there, mends it, and sees it gone', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: detail });
  const panel = page.getByRole('complementary', { name: '数据检查' });
  await expect(panel.getByText('14 项待补')).toBeVisible();

  await test.step('what is emptied is missing at once', async () => {
    await writeLong(page, '课程定位', '');
    await expect(panel.getByText('15 项待补')).toBeVisible();
    await panel.getByRole('button', { name: '课程定位未填写' }).click();
    await expect(page.getByRole('textbox', { name: '课程定位' })).toBeFocused();
    await page.keyboard.type('学科基础课');
    await expect(panel.getByText('14 项待补')).toBeVisible();
  });

  await test.step('hours that do not add up are doubtful', async () => {
    await page.getByRole('textbox', { name: '理论学时，第 5 行' }).fill('10');
    await panel.getByRole('button', { name: /理论学时合计多 2 学时/ }).click();
    await expect(page.getByRole('spinbutton', { name: '理论学时' })).toBeFocused();
  });

  await test.step('what is saved beside the form counts as well', async () => {
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    await expect(panel.getByText('14 项待补，1 项存疑')).toBeVisible();
    await expect(panel.getByText('第 1 章 绪论与算法分析在课程矩阵中没有课点')).toBeVisible();
  });
});

test('popup, panel and report say the same', async ({ page, signIn }) => {
  await signIn('courseLeader', { at: detail });
  const panel = page.getByRole('complementary', { name: '数据检查' });
  await panel.getByRole('button', { name: '74% 完成度，查看各部分' }).click();
  const popup = page.getByRole('dialog', { name: '课程完成度：数据结构' });
  await expect(popup.getByRole('listitem')).toHaveText([
    '课程信息7/7100%',
    '基础建设6/786%',
    '课程矩阵8/1080%',
    '项目矩阵2/922%',
    '开课说明20/2483%',
  ]);
  const arriving = page.waitForEvent('download');
  await popup.getByRole('button', { name: '导出详细报告' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('数据结构-completion.xlsx');
  const { sheets } = await readXlsx(await readFile(await download.path()));
  expect(sheets[0]!.rows.slice(1, 6).map((row) => row[1])).toEqual(['7/7', '6/7', '8/10', '2/9', '20/24']);
  expect(sheets[1]!.rows.flat()).toContain('第 1 章 绪论与算法分析');
});

test('each person keeps their own panel, by keyboard and in English', async ({ page, context, signIn }) => {
  await signIn('majorLeader', { at: detail });
  await page.getByRole('radio', { name: 'EN' }).click({ force: true });
  const panel = page.getByRole('complementary', { name: 'Data check' });
  await expect(panel.getByText('14 missing')).toBeVisible();
  // Backwards, past the start of the page: the panel stands at its end.
  await tabTo(page, panel.getByRole('button', { name: 'Collapse Data check' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const expand = panel.getByRole('button', { name: 'Expand Data check' });
  await expect(expand).toBeFocused();
  expect((await panel.boundingBox())?.width).toBe(41);
  await page.reload();
  await expect(expand).toBeVisible();
  await tabTo(page, expand, 'Shift+Tab');
  await page.keyboard.press('Enter');
  expect((await panel.boundingBox())?.width).toBe(400);
  await tabTo(page, panel.getByRole('button', { name: 'Check again' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Checked: 14 missing' })).toBeAttached();
  await pressOn(page, panel.getByRole('button', { name: 'Collapse Data check' }));

  const other = await context.newPage();
  await signInAs(other, 'collegeAdmin', detail);
  await expect(other.getByRole('complementary', { name: '数据检查' }).getByText('14 项待补')).toBeVisible();
});

test('a check that fails says why and keeps what was found', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: detail });
  const panel = page.getByRole('complementary', { name: '数据检查' });
  await expect(panel.getByText('14 项待补')).toBeVisible();
  await page.route('**/completion/items*', (route) => route.fulfill({ json: { code: '30009', message: '正在整理数据', data: null } }));
  await panel.getByRole('button', { name: '重新检查' }).click();
  await expect(panel.getByRole('alert')).toContainText('没有重新检查成功：正在整理数据');
  await expect(panel.getByText('14 项待补')).toBeVisible();
  await page.unroute('**/completion/items*');
  await panel.getByRole('button', { name: '重试' }).click();
  await expect(panel.getByRole('alert')).toHaveCount(0);
});
