import { pastePreview, playwrightDriver } from '@college/curriculum-widgets/testing';
import type { Locator, Page } from '@playwright/test';
import { matrixAddress, matrixPage } from '../pages/matrixPage';
import { emptyMatrices, matrixAxes, storedMatrices } from '../support/matrixRecords';
import { courseTable, majorRow, projectTable } from '../support/matrixTables';
import { pasteTable } from '../support/pasteTable';
import { expect, test } from '../support/test';

const preview = (page: Page) => page.getByRole('dialog', { name: '粘贴预览' });

async function apply(page: Page) {
  await preview(page).getByRole('button', { name: /^应用/ }).click();
  await expect(preview(page)).toHaveCount(0);
  // In a text cell it is the field in it that has focus.
  await expect(matrixPage(page).grid.locator(':focus')).toHaveCount(1);
}

test('whole tables with their headings, pasted from Excel, rebuild the three matrices wherever the active cell is', async ({
  page,
  people,
  signIn,
}) => {
  const admin = await people.client('collegeAdmin');
  const sample = await storedMatrices(admin);
  const axes = await matrixAxes(admin);
  await emptyMatrices(admin);
  await signIn('majorLeader', { at: matrixAddress });

  const { ring, openTab, save } = matrixPage(page);
  await expect(ring).toBeVisible();
  const indicatorNumbers = async () => {
    const heads = await page.getByRole('grid').getByRole('columnheader').allInnerTexts();
    return heads.flatMap((head) => /^\d+\.\d+/.exec(head.trim())?.[0] ?? []);
  };
  // The columns that the matrix has room for are drawn once it knows its room.
  await expect.poll(indicatorNumbers).toHaveLength(axes.indicatorIds.length);
  const numbers = await indicatorNumbers();
  await ring.focus();
  await page.keyboard.press('ArrowDown');
  await pasteTable(page, [
    ['课程', ...numbers, '合计'],
    ['数据结构', ...majorRow(sample, axes), '4'],
  ]);
  await expect(preview(page).getByText('已按行标题和列标题对应到矩阵。')).toBeVisible();
  await expect(preview(page).getByText('1 处有内容的单元格不在矩阵里：合计')).toBeVisible();
  await apply(page);

  await openTab('课程矩阵');
  await ring.focus();
  await page.keyboard.press('ArrowDown');
  const cells = courseTable(sample, axes);
  await pasteTable(page, [
    ['章节', ...cells[0]!.map((_, at) => `G${at + 1}`)],
    ...axes.projects.map(({ name }, at) => [name, ...cells[at]!]),
  ]);
  await expect(preview(page).getByText('已按行标题和列标题对应到矩阵。')).toBeVisible();
  await apply(page);

  await openTab('项目矩阵');
  for (const [at, { id }] of axes.projects.entries()) {
    const chapter = page.getByRole('tablist', { name: '章节' }).getByRole('tab').nth(at);
    await chapter.click();
    await expect(chapter).toHaveAttribute('aria-selected', 'true');
    const table = projectTable(sample, axes, id);
    if (table.length === 0) continue;
    await ring.focus();
    await page.keyboard.press('Control+Home');
    await pasteTable(page, table);
    await apply(page);
  }

  await save();
  expect(await storedMatrices(admin)).toEqual(sample);
});

test('ambiguous signs are asked once, deletions by a paste are confirmed too, and undo restores all of it', async ({
  page,
  people,
  signIn,
}) => {
  const admin = await people.client('collegeAdmin');
  const before = await storedMatrices(admin);
  const axes = await matrixAxes(admin);
  await signIn('majorLeader', { at: matrixAddress });
  const { ring, save } = matrixPage(page);
  await ring.focus();
  await page.keyboard.press('Home');

  const row = majorRow(before, axes);
  const bound = row.flatMap((sign, at) => (sign ? [at] : []));
  await pasteTable(page, [row.map((sign, at) => (at === bound[0] ? 'M' : at === bound[2] ? '' : at === bound[1] ? '=A1' : sign))]);
  await expect(preview(page).getByRole('row', { name: /=A1 是公式，不是值/ })).toBeVisible();
  await pastePreview(playwrightDriver<Locator>(page)).settle('「M」（1 处）', '弱');
  await preview(page).getByRole('button', { name: '应用 2 处修改' }).click();

  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/课程矩阵：/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(preview(page).getByRole('button', { name: '应用 2 处修改' })).toBeEnabled();
  await preview(page).getByRole('button', { name: '应用 2 处修改' }).click();
  await question.getByRole('button').last().click();
  await expect(preview(page)).toHaveCount(0);
  await expect(ring).toBeFocused();

  await save();
  const changed = await storedMatrices(admin);
  expect(changed.bindings).toHaveLength(before.bindings.length - 1);
  expect(changed.entries.length).toBeLessThan(before.entries.length);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await expect.poll(() => storedMatrices(admin)).toEqual(before);
});
