import type { Page } from '@playwright/test';
import { courseUnitList, unitListAddress } from '../pages/courseUnitList';
import { courseUnitPage } from '../pages/courseUnitPage';
import { dragOnto } from '../support/dragOnto';
import { pointHeaders, pointKsaHeaders, rowsOf, workbookOf } from '../support/pointWorkbook';
import { expect, test } from '../support/test';

const words = {
  name: '编译原理',
  class: '选修',
  type: '专业课程',
  introduction: '讲授词法分析、语法分析、语义分析与代码生成的原理和方法。',
  position: '面向软件工程专业高年级学生的专业选修课程。',
  criterion: '完成一个小型语言的编译器',
  theory: '32',
  practice: '16',
};
const chapters = ['词法分析', '语法分析', '代码生成'];
const points = [
  ['有限自动机', '能由正则表达式构造有限自动机', 'K', '1', '自动机的定义'],
  ['', '', 'S', '1', '手工构造自动机'],
  ['递归下降', '能写出递归下降的语法分析程序', 'S', '2', '编写分析程序'],
];

test('a teacher makes a course unit and finds it again after the server was killed', async ({ page, signIn, server }) => {
  await signIn('majorLeader');
  const unit = courseUnitPage(page);
  await page.getByRole('link', { name: '软件工程的课程单元' }).click();
  await courseUnitList(page).secondPage.click();
  await expect(page).toHaveURL(/\/courseUnit\/list\?majorId=1001&page=2$/);

  await test.step('creates a unit and fills it', async () => {
    await courseUnitList(page).create.click();
    await unit.fill(words);
    for (const [index, name] of chapters.entries()) await unit.fillChapter(index + 1, { name, theory: '10', practice: '5' });
  });

  await test.step('puts the chapters in order by pointer and by keyboard', async () => {
    const { grip } = unit;
    await dragOnto(page, grip(3), grip(1), () =>
      expect(page.getByRole('status').filter({ hasText: '第 1 行，共 3 行：代码生成' })).toBeAttached(),
    );
    await expect(page.getByRole('status').filter({ hasText: '已放下。第 1 行，共 3 行：代码生成' })).toBeAttached();
    await expect.poll(unit.chapterNames).toEqual(['代码生成', '词法分析', '语法分析']);
    await grip(2).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: '已拿起。第 2 行，共 3 行：词法分析' })).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('status').filter({ hasText: '第 3 行，共 3 行：词法分析' })).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: '已放下。第 3 行，共 3 行：词法分析' })).toBeAttached();
    await expect.poll(unit.chapterNames).toEqual(['代码生成', '语法分析', '词法分析']);
  });

  await test.step('gets the templates: two kinds in two languages', async () => {
    expect(await templateHeaders(page, '课点与 KSA', '中文')).toEqual(pointKsaHeaders);
    expect(await templateHeaders(page, '课点与 KSA', 'English')).toEqual([
      'point title',
      'point description',
      'KSA title',
      'level',
      'KSA description',
    ]);
    expect(await templateHeaders(page, '仅课点', '中文')).toEqual(pointHeaders);
    expect(await templateHeaders(page, '仅课点', 'English')).toEqual(['title', 'description']);
  });

  await test.step('uploads the filled template and sees what it holds', async () => {
    await unit.chooseTemplate('课点与 KSA');
    await unit.chooseFile(await workbookOf([pointKsaHeaders, ...points]));
    await expect(page.getByText('上传成功')).toBeVisible();
    await expect(page.getByText('课点.xlsx，尚未保存')).toBeVisible();
    await expect.poll(unit.pointNames).toEqual(['有限自动机', '递归下降']);
    await expect(page.getByRole('row', { name: /有限自动机/ })).toContainText('S1手工构造自动机');
  });

  await test.step('saves and goes back to the major', async () => {
    await unit.saved();
    await expect(page).toHaveURL(/courseUnitId=\d+/);
    await unit.back.click();
    await expect(page).toHaveURL(/\/course\/major\/index\?majorId=1001&page=2$/);
    await expect(page.getByRole('link', { name: words.name })).toBeVisible();
  });

  await server.kill();
  await server.start();

  await test.step('finds the unit with all it holds', async () => {
    await page.goto(unitListAddress);
    const row = page.getByRole('row', { name: new RegExp(words.name) });
    await expect(page.getByRole('row').nth(1)).toContainText(words.name);
    await expect(row.getByRole('gridcell', { name: '45', exact: true })).toBeVisible();
    await expect(row.getByRole('gridcell', { name: '是', exact: true })).toBeVisible();
    await row.getByRole('link', { name: words.name }).click();
    await expect(unit.name).toHaveValue(words.name);
    await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText(words.name);
    await expect(page.getByRole('radio', { name: '选修' })).toBeChecked();
    await expect(unit.type).toContainText('专业课程');
    await expect(unit.theory).toHaveValue(words.theory);
    await expect(unit.practice).toHaveValue(words.practice);
    await expect(unit.introduction).toHaveValue(words.introduction);
    await expect(unit.position).toHaveValue(words.position);
    await expect(unit.criterion).toHaveValue(words.criterion);
    await expect.poll(unit.chapterNames).toEqual(['代码生成', '语法分析', '词法分析']);
    await expect.poll(unit.pointNames).toEqual(['有限自动机', '递归下降']);
    await expect(page.getByRole('row', { name: /递归下降/ })).toContainText('S2编写分析程序');
  });
});

async function templateHeaders(page: Page, kind: '课点与 KSA' | '仅课点', language: string) {
  await courseUnitPage(page).chooseTemplate(kind);
  await page.getByRole('button', { name: '下载模板' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: `${kind}，${language}` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const rows = await rowsOf(file);
  expect(rows.length).toBeGreaterThan(1);
  return rows[0];
}
