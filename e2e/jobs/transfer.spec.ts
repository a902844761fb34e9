import type { Page } from '@playwright/test';
import { inBothLanguages, pressOn, signInByKeyboard, tabTo } from '../support/keyboard';
import { callsOf } from '../support/serverCalls';
import { expect, test } from '../support/test';

const matrix = '/course/matrix?majorId=1001&courseId=1004';
const cell = { name: '为线性表，G1选择课点' };

/** What stands in the row of a cell, as people read it. */
function pointsOf(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('button', { name }) });
}

test('points are put into a cell with the mouse: buttons, dragging, search by initials', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: '/course/courseUnit/detail?majorId=1001&courseUnitId=1004' });
  await page.getByRole('link', { name: '三级矩阵' }).click();
  await expect(page).toHaveURL(matrix);
  await page.getByRole('button', cell).click();
  const dialog = page.getByRole('dialog', { name: /选择课点/ });
  await expect(dialog.getByRole('grid', { name: '强支撑' }).getByRole('row')).toHaveCount(2);

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
  await expect(dialog.getByRole('grid', { name: '弱支撑' }).getByRole('row')).toHaveText([/链表/, /栈与队列/]);
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();

  await page.reload();
  await expect(pointsOf(page, cell.name)).toContainText('顺序表');
  await expect(pointsOf(page, cell.name).getByRole('img', { name: '★' })).toHaveCount(1);
  await expect(pointsOf(page, cell.name).getByRole('img', { name: '☆' })).toHaveCount(2);
});

const walks = inBothLanguages({
  zh: {
    cell: cell.name,
    codes: '课点编号',
    typed: '课点1 课点99，课点4',
    unknown: '没有这个编号',
    wrong: '课点99',
    another: '课点7',
    strong: '强支撑',
    saved: '保存成功',
  },
  en: {
    cell: 'Choose points for 线性表, G1',
    codes: 'Point codes',
    typed: 'point 1 point 99, point 4',
    unknown: 'There is no such code',
    wrong: 'point99',
    another: 'point 7',
    strong: 'Strong support',
    saved: 'Save Successfully',
  },
});

for (const { language, words } of walks) {
  test(`a cell is filled, and given up without a trace, by keyboard alone, in ${language}`, async ({ page }) => {
    await signInByKeyboard(page, 'majorLeader', language, matrix);
    const button = page.getByRole('button', { name: words.cell });
    const codes = page.getByRole('textbox', { name: words.codes });
    await pressOn(page, button);
    await expect(codes).toBeFocused();
    await page.keyboard.type(words.typed);
    await expect(page.getByRole('status').filter({ hasText: words.unknown })).toContainText(words.wrong);
    await page.keyboard.press('Enter');
    await expect(codes).toHaveValue(words.wrong);
    const strong = page.getByRole('grid', { name: words.strong });
    await expect(strong).toHaveAttribute('aria-rowcount', '4');
    await tabTo(page, strong);
    await page.keyboard.press('Home');
    await page.keyboard.press('2');
    await expect(strong).toHaveAttribute('aria-rowcount', '3');
    await page.keyboard.press('Control+z');
    await expect(strong).toHaveAttribute('aria-rowcount', '4');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(button).toBeFocused();
    await expect(pointsOf(page, words.cell).getByRole('img', { name: '★' })).toHaveCount(4);

    await page.keyboard.press('Enter');
    await expect(codes).toBeFocused();
    await page.keyboard.type(words.another);
    await page.keyboard.press('Enter');
    // While a message shows, Esc closes the message.
    await expect(page.getByText(words.saved)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(pointsOf(page, words.cell).getByRole('img')).toHaveCount(4);
  });
}

test('who saves a cell second is told so, and loses nothing', async ({ page, server, signIn }) => {
  const calls = await callsOf(server.url, 'collegeAdmin');
  await signIn('majorLeader', { at: matrix });
  await page.getByRole('button', cell).click();
  await page.getByRole('textbox', { name: '课点编号' }).fill('课点4');
  await page.keyboard.press('Enter');
  const { data } = await calls.get('/matrix/coursematrix?courseId=1004');
  const rows = data as { project: { id: number }; data: unknown[]; version: number }[];
  const saved = await calls.post('/matrix/updatecoursematrix', {
    courseId: 1004,
    version: rows[0]!.version,
    list: [{ project: { id: rows[4]!.project.id }, data: [] }],
  });
  expect(saved.code).toBe('0');

  const dialog = page.getByRole('dialog', { name: /选择课点/ });
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(dialog.getByText(/有人先保存了这门课程/)).toBeVisible();
  await expect(dialog.getByRole('grid', { name: '强支撑' })).toHaveAttribute('aria-rowcount', '3');
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await expect(pointsOf(page, cell.name).getByRole('img', { name: '★' })).toHaveCount(3);
  await expect(pointsOf(page, '为图，G3选择课点').getByRole('img')).toHaveCount(0);
});

test('who may only read sees the matrix without a way to change it', async ({ page, signIn }) => {
  await signIn('collegeViewer', { at: matrix });
  await expect(page.getByRole('table', { name: '课程矩阵' })).toContainText('顺序表');
  await expect(page.getByRole('button', cell)).toHaveCount(0);
});
