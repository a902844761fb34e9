import type { Browser, Page } from '@playwright/test';
import { cellOf, matrices, matrixAxes, storedMatrices } from '../support/matrixPage';
import { callsOf } from '../support/serverCalls';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

const course = '数据结构';

/** The matrices in a browser of another person. */
async function otherBrowser(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, locale: 'zh-CN' })).newPage();
  await signInAs(page, 'collegeAdmin', matrices.path);
  await expect(cellOf(page, course, 1)).toBeVisible();
  return page;
}

/** Acts, and waits until the server has stored the matrices and the page says so. */
async function untilStored(page: Page, act: () => Promise<void>) {
  const stored = page.waitForResponse(async (reply) => reply.url().endsWith('/savematrices') && (await reply.json()).code === '0');
  await act();
  await stored;
  await expect(page.getByRole('banner').getByText('已保存')).toBeVisible();
}

const save = (page: Page) => untilStored(page, () => page.keyboard.press('Control+s'));

/** Opens both, and names two cells of the course's row in which nothing stands. */
async function openBoth({ page, browser, url }: { page: Page; browser: Browser; url: string }) {
  const calls = await callsOf(url, 'collegeAdmin');
  const before = await storedMatrices(calls);
  const { indicatorIds } = await matrixAxes(calls);
  const free = indicatorIds.filter((id) => !before.bindings.some(({ requireId }) => requireId === id)).slice(0, 2);
  const [first, second] = free.map((id) => ({ id, column: indicatorIds.indexOf(id) + 1 }));
  const other = await otherBrowser(browser, url);
  await expect(cellOf(page, course, 1)).toBeVisible();
  const strengths = async () => {
    const { bindings } = await storedMatrices(calls);
    return free.map((id) => bindings.find(({ requireId }) => requireId === id)?.relate ?? -1);
  };
  return { calls, before, other, first: first!, second: second!, strengths };
}

test('two people change different cells: both changes are kept', async ({ page, browser, server, signIn }) => {
  await signIn('majorLeader', { at: matrices.path });
  const { before, calls, other, first, second, strengths } = await openBoth({ page, browser, url: server.url });

  await cellOf(other, course, first.column).click();
  await other.getByRole('tab', { name: '课程矩阵' }).click();
  await cellOf(other, /绪论/, 2).click();
  await other.getByRole('textbox', { name: '筛选或速加课点' }).fill('课点1★');
  await other.keyboard.press('Enter');
  await other.keyboard.press('Enter');
  await save(other);

  await cellOf(page, course, second.column).click();
  await page.keyboard.press('2');
  await save(page);
  expect(await strengths()).toEqual([0, 1]);
  const after = await storedMatrices(calls);
  expect(after.entries).toHaveLength(before.entries.length + 1);
  expect(after.bindings).toEqual(expect.arrayContaining(before.bindings));
  await expect(cellOf(page, course, first.column)).toHaveAccessibleName(/强支撑/);
  await other.context().close();
});

test('two people change one cell: who saves second sees all three states and chooses, and nothing else is lost', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  await signIn('majorLeader', { at: matrices.path });
  const { other, first, second, strengths } = await openBoth({ page, browser, url: server.url });

  await cellOf(other, course, first.column).click();
  await cellOf(other, course, second.column).click();
  await save(other);

  await cellOf(page, course, first.column).click();
  await page.keyboard.press('2');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('dialog', { name: '有人先保存了这些矩阵' });
  await expect(question).toContainText('有 1 格你们都改过');
  await expect(question.getByRole('radio', { name: /我的：☆ 弱支撑/ })).toBeChecked();
  await expect(question.getByRole('radio', { name: /对方的：★ 强支撑/ })).toBeVisible();
  expect(await strengths()).toEqual([0, 0]);

  await question.getByRole('button', { name: '稍后再定' }).click();
  await expect(cellOf(page, course, first.column)).toHaveAccessibleName(/弱支撑/);
  await page.keyboard.press('Control+s');
  await question.getByRole('button', { name: '全部取我的' }).click();
  await untilStored(page, () => question.getByRole('button', { name: '保存所选' }).click());
  expect(await strengths()).toEqual([1, 0]);
  await other.context().close();
});

test('two people change the rows of different courses: neither is asked anything', async ({ page, browser, server, signIn }) => {
  await signIn('majorLeader', { at: matrices.path });
  const { other, first, strengths } = await openBoth({ page, browser, url: server.url });
  await cellOf(other, '操作系统', first.column).click();
  await save(other);
  await cellOf(page, course, first.column).click();
  await save(page);
  expect(await strengths()).toEqual([0, -1]);
  await expect(page.getByRole('dialog')).toBeHidden();
  await other.context().close();
});
