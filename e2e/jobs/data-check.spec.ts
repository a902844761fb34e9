import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { courseUnitPage, dataStructuresAddress } from '../pages/courseUnitPage';
import { dataCheckPanel } from '../pages/dataCheckPanel';
import { inBothLanguages, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

test('a course leader sees what is missing, navigates to it, fixes it, and sees it resolved', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: dataStructuresAddress });
  const { panel, finding } = dataCheckPanel(page);
  const unit = courseUnitPage(page);
  await expect(panel.getByText('14 项待补')).toBeVisible();

  await test.step('what is emptied is missing at once', async () => {
    await unit.writeLong('position', '');
    await expect(panel.getByText('15 项待补')).toBeVisible();
    await finding('课程定位未填写').click();
    await expect(unit.position).toBeFocused();
    await page.keyboard.type('学科基础课');
    await expect(panel.getByText('14 项待补')).toBeVisible();
  });

  await test.step('hours that do not add up are doubtful', async () => {
    await page.getByRole('textbox', { name: '理论学时，第 5 行' }).fill('10');
    await finding(/理论学时合计多 2 学时/).click();
    await expect(unit.theory).toBeFocused();
  });

  await test.step('what is saved beside the form counts as well', async () => {
    await unit.save();
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    await expect(panel.getByText('14 项待补，7 项存疑')).toBeVisible();
    await expect(panel.getByText('第 1 章 绪论与算法分析在课程矩阵中没有课点')).toBeVisible();
  });

  await test.step('a gap of the matrices is doubtful too, and leads to its matrix', async () => {
    await finding('课点4 栈与队列：课程矩阵中没有用到').click();
    await expect(page).toHaveURL(/\/matrix\?majorId=1001&courseId=1004&matrix=course/);
    await expect(page.getByRole('grid', { name: /课程矩阵/ })).toBeVisible();
  });
});

test('popup, panel and report say the same', async ({ page, signIn }) => {
  await signIn('courseLeader', { at: dataStructuresAddress });
  await dataCheckPanel(page).finding('74% 完成度，查看各部分').click();
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
    missing: (count: number) => `${count} 项待补，5 项存疑`,
    name: '课程名称',
    noName: '课程名称未填写',
    checked: '检查完毕，14 项待补',
  },
  en: {
    missing: (count: number) => `${count} missing, 5 doubtful`,
    name: 'Course name',
    noName: 'Course unit name: not filled in',
    checked: 'Checked: 14 missing',
  },
});

for (const { language, inLanguage, words } of walks) {
  test(`what is missing is found and mended, and the panel folded, by keyboard alone, ${inLanguage}`, async ({ page, signIn }) => {
    await signIn('majorLeader', { at: dataStructuresAddress, language });
    const { panel, finding, recheck, collapse, expand, width } = dataCheckPanel(page);
    const missing = (count: number) => panel.getByText(words.missing(count), { exact: true });
    await expect(missing(14)).toBeVisible();

    await test.step('an emptied field is missing, and its finding leads back to it', async () => {
      const name = page.getByLabel(words.name);
      await tabTo(page, name);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await expect(missing(15)).toBeVisible();
      // Backwards, past the start of the page: the panel is at its end.
      await tabTo(page, finding(words.noName), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(name).toBeFocused();
      await page.keyboard.type('AVL');
      await expect(missing(14)).toBeVisible();
    });

    await test.step('checks again, and folds the panel away and back', async () => {
      await tabTo(page, recheck, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: words.checked })).toBeAttached();
      await tabTo(page, collapse);
      await page.keyboard.press('Enter');
      await expect(expand).toBeFocused();
      await expect.poll(width).toBe(41);
      await page.keyboard.press('Enter');
      await expect(collapse).toBeFocused();
      await expect.poll(width).toBe(400);
    });
  });
}

test('each person keeps their own panel', async ({ page, context, signIn }) => {
  await signIn('majorLeader', { at: dataStructuresAddress });
  const { collapse, expand, width } = dataCheckPanel(page);
  await collapse.click();
  await expect.poll(width).toBe(41);
  await page.reload();
  await expect(expand).toBeVisible();

  const other = await context.newPage();
  await signIn('collegeAdmin', { at: dataStructuresAddress, on: other });
  await expect(dataCheckPanel(other).panel.getByText('14 项待补')).toBeVisible();
});
