import type { Page } from '@playwright/test';
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

test('a cell is filled by the keyboard alone, and given up without a trace', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: matrix });
  await page.getByRole('button', cell).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '课点编号' })).toBeFocused();
  await page.keyboard.type('课点1 课点99，课点4');
  await expect(page.getByRole('status').filter({ hasText: '没有这个编号' })).toContainText('课点99');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '课点编号' })).toHaveValue('课点99');
  const strong = page.getByRole('grid', { name: '强支撑' });
  await expect(strong).toHaveAttribute('aria-rowcount', '4');
  await strong.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('2');
  await expect(strong).toHaveAttribute('aria-rowcount', '3');
  await page.keyboard.press('Control+z');
  await expect(strong).toHaveAttribute('aria-rowcount', '4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('保存成功')).toBeVisible();
  await expect(page.getByRole('button', cell)).toBeFocused();
  await expect(pointsOf(page, cell.name).getByRole('img', { name: '★' })).toHaveCount(4);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '课点编号' })).toBeFocused();
  await page.keyboard.type('课点7');
  await page.keyboard.press('Enter');
  // While a message shows, Esc closes the message.
  await expect(page.getByText('保存成功')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(pointsOf(page, cell.name).getByRole('img')).toHaveCount(4);
});

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

test('the English picker does the same', async ({ page, signIn }) => {
  await signIn('majorLeader', { at: matrix });
  await page.getByText('EN', { exact: true }).click();
  await page
    .getByRole('button', { name: /^Choose points for .*, G1$/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Point codes' }).fill('point 3');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Save Successfully')).toBeVisible();
});
