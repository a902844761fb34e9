import type { Page } from '@playwright/test';
import { inBothLanguages, signInByKeyboard, tabTo } from '../support/keyboard';
import { callsOf } from '../support/serverCalls';
import { expect, test } from '../support/test';

const matrix = '/course/matrix?majorId=1001&courseId=1004&matrix=course';

/** A cell of the course matrix, by the name of its chapter and the place of its goal from 0. */
function cellOf(page: Page, chapter: RegExp, place: number) {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: chapter }) })
    .getByRole('gridcell')
    .nth(place);
}

test('points are put into a cell with the mouse: beside the cell, and in the larger window by dragging and initials', async ({
  page,
  signIn,
}) => {
  await signIn('majorLeader', { at: '/course/courseUnit/detail?majorId=1001&courseUnitId=1004' });
  await page.getByRole('link', { name: '三级矩阵' }).click();
  await expect(page).toHaveURL(/\/course\/matrix\?majorId=1001&courseId=1004/);
  await page.getByRole('tab', { name: '课程矩阵' }).click();
  const cell = cellOf(page, /线性表/, 0);
  await cell.click();
  const beside = page.getByRole('dialog', { name: /线性表 × G1/ });
  await expect(beside.getByRole('grid', { name: '强支撑' }).getByRole('row')).toHaveCount(2);
  const [layer, held] = [await beside.boundingBox(), await cell.boundingBox()];
  expect(layer!.x >= held!.x + held!.width + 3 || layer!.x + layer!.width <= held!.x - 3).toBe(true);
  await beside.getByRole('button', { name: '把课点7 图的存储加为弱支撑' }).click();

  await beside.getByRole('button', { name: '放大窗口' }).click();
  const dialog = page.getByRole('dialog', { name: /选择课点/ });
  await expect(dialog.getByRole('grid', { name: '弱支撑' }).getByRole('row')).toHaveText([/图的存储/]);
  await dialog.getByRole('searchbox').fill('zydl');
  await expect(dialog.getByRole('grid', { name: '全部课点' }).getByRole('row')).toHaveText([/栈与队列/]);
  await dialog
    .getByRole('grid', { name: '全部课点' })
    .getByRole('row', { name: /栈与队列/ })
    .click();
  await dialog.getByRole('button', { name: '移到弱支撑' }).click();
  await dialog.getByRole('searchbox').fill('');
  await expect(dialog.getByRole('grid', { name: '全部课点' }).getByRole('row')).toHaveCount(10);
  const linked = dialog.getByRole('grid', { name: '强支撑' }).getByRole('row', { name: /链表/ });
  await linked.dragTo(dialog.getByRole('grid', { name: '弱支撑' }));
  await expect(dialog.getByRole('grid', { name: '弱支撑' }).getByRole('row')).toHaveText([/链表/, /栈与队列/, /图的存储/]);
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('更新成功')).toBeVisible();

  await page.reload();
  await expect(cell).toContainText(/顺序表.*链表.*栈与队列.*图的存储/);
  await expect(cell).toHaveAccessibleName(/强支撑 2 顺序表\s*，弱支撑 3 链表/);
});

const walks = inBothLanguages({
  zh: {
    first: /绪论/,
    chapter: /线性表/,
    field: '筛选或速加课点',
    typed: '课点1 课点99，课点4 ☆',
    unknown: '没有这个编号',
    wrong: '课点99',
    another: '课点7',
    strong: '强支撑',
    saved: '更新成功',
    named: /强支撑 1 .*强支撑 2 .*弱支撑 3 .*弱支撑 4 /,
  },
  en: {
    first: /绪论|Introduction/,
    chapter: /线性表|Linear/,
    field: 'Filter or quick-add points',
    typed: 'point 1 point 99, point 4 weak',
    unknown: 'There is no such code',
    wrong: 'point99',
    another: 'point 7',
    strong: 'Strong support',
    saved: 'Update Successfully',
    named: /strong support 1 .*strong support 2 .*weak support 3 .*weak support 4 /,
  },
});

for (const { language, words } of walks) {
  test(`a cell is filled, and given up without a trace, by keyboard alone, in ${language}`, async ({ page }) => {
    await signInByKeyboard(page, 'majorLeader', language, matrix);
    const cell = cellOf(page, words.chapter, 0);
    await expect(cell).toBeVisible();
    await tabTo(page, cellOf(page, words.first, 0));
    await page.keyboard.press('ArrowDown');
    await expect(cell).toBeFocused();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: words.field });
    await expect(field).toBeFocused();
    await page.keyboard.type(words.typed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: words.unknown })).toContainText(words.wrong);
    await expect(field).toHaveValue(words.wrong);
    const strong = page.getByRole('grid', { name: words.strong });
    await expect(strong).toHaveAttribute('aria-rowcount', '3');
    await tabTo(page, strong);
    await page.keyboard.press('End');
    await page.keyboard.press('2');
    await expect(strong).toHaveAttribute('aria-rowcount', '2');
    await page.keyboard.press('Control+z');
    await expect(strong).toHaveAttribute('aria-rowcount', '3');
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Enter');
    await expect(cell).toBeFocused();
    await expect(cell).toHaveAccessibleName(words.named);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(words.saved)).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type(words.another);
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.saved)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cell).toBeFocused();
    await expect(cell).toHaveAccessibleName(words.named);
  });
}

test('who saves second takes in what the first one did elsewhere, and loses nothing', async ({ page, server, signIn }) => {
  const calls = await callsOf(server.url, 'collegeAdmin');
  await signIn('majorLeader', { at: matrix });
  const cell = cellOf(page, /线性表/, 0);
  await cell.click();
  await page.getByRole('textbox', { name: '筛选或速加课点' }).fill('课点4');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(cell).toContainText('栈与队列');
  const { data } = await calls.get('/matrix/coursematrix?courseId=1004');
  const rows = data as { project: { id: number }; data: unknown[]; version: number }[];
  const saved = await calls.post('/matrix/updatecoursematrix', {
    courseId: 1004,
    version: rows[0]!.version,
    list: [{ project: { id: rows[4]!.project.id }, data: [] }],
  });
  expect(saved.code).toBe('0');

  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(/有人先保存了/)).toBeVisible();
  await expect(cell).toContainText(/顺序表.*链表.*栈与队列/);
  await expect(cellOf(page, /^5\s*图|图.*8\/2/, 2)).toHaveText('');
});

test('who may only read sees the matrix without a way to change it', async ({ page, signIn }) => {
  await signIn('collegeViewer', { at: matrix });
  const cell = cellOf(page, /线性表/, 0);
  await expect(cell).toContainText('顺序表');
  await cell.click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '保存', exact: true })).toHaveCount(0);
});
