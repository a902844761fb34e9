import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { writeLong } from '../support/courseUnitPage';
import { inBothLanguages, pressOn, signInByKeyboard, tabTo } from '../support/keyboard';
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
    await expect(panel.getByText('14 项待补，7 项存疑')).toBeVisible();
    await expect(panel.getByText('第 1 章 绪论与算法分析在课程矩阵中没有课点')).toBeVisible();
  });

  await test.step('a gap of the matrices is doubtful too, and leads to its matrix', async () => {
    await panel.getByRole('button', { name: '课点4 栈与队列：课程矩阵中没有用到' }).click();
    await expect(page).toHaveURL(/\/matrix\?majorId=1001&courseId=1004&matrix=course/);
    await expect(page.getByRole('grid', { name: /课程矩阵/ })).toBeVisible();
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

const walks = inBothLanguages({
  zh: {
    panel: '数据检查',
    missing: (count: number) => `${count} 项待补，5 项存疑`,
    name: '课程名称',
    noName: '课程名称未填写',
    collapse: '收起数据检查',
    expand: '展开数据检查',
    recheck: '重新检查',
    checked: '检查完毕，14 项待补',
  },
  en: {
    panel: 'Data check',
    missing: (count: number) => `${count} missing, 5 doubtful`,
    name: 'Course name',
    noName: 'Course unit name: not filled in',
    collapse: 'Collapse Data check',
    expand: 'Expand Data check',
    recheck: 'Check again',
    checked: 'Checked: 14 missing',
  },
});

for (const { language, words } of walks) {
  test(`what is missing is found and mended, and the panel folded, by keyboard alone, in ${language}`, async ({ page }) => {
    await signInByKeyboard(page, 'majorLeader', language, detail);
    const panel = page.getByRole('complementary', { name: words.panel });
    const missing = (count: number) => panel.getByText(words.missing(count), { exact: true });
    await expect(missing(14)).toBeVisible();

    await test.step('an emptied field is missing, and its finding leads back to it', async () => {
      const name = page.getByLabel(words.name);
      await tabTo(page, name);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await expect(missing(15)).toBeVisible();
      // Backwards, past the start of the page: the panel stands at its end.
      await tabTo(page, panel.getByRole('button', { name: words.noName }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(name).toBeFocused();
      await page.keyboard.type('AVL');
      await expect(missing(14)).toBeVisible();
    });

    await test.step('checks again, and folds the panel away and back', async () => {
      await tabTo(page, panel.getByRole('button', { name: words.recheck }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: words.checked })).toBeAttached();
      await pressOn(page, panel.getByRole('button', { name: words.collapse }));
      const expand = panel.getByRole('button', { name: words.expand });
      await expect(expand).toBeFocused();
      expect((await panel.boundingBox())?.width).toBe(41);
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('button', { name: words.collapse })).toBeFocused();
      expect((await panel.boundingBox())?.width).toBe(400);
    });
  });
}

test('each person keeps their own panel', async ({ page, context, signIn }) => {
  await signIn('majorLeader', { at: detail });
  const panel = page.getByRole('complementary', { name: '数据检查' });
  await panel.getByRole('button', { name: '收起数据检查' }).click();
  expect((await panel.boundingBox())?.width).toBe(41);
  await page.reload();
  await expect(panel.getByRole('button', { name: '展开数据检查' })).toBeVisible();

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
