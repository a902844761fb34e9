import type { Page } from '@playwright/test';
import { callsOf, hasCourseUnit, recordCalls, tokenOf, type ServerCalls } from '../support/serverCalls';
import { expect, test } from '../support/test';

const list = '/course/courseUnit/list?majorId=1001';

interface OpenedUnit {
  id: number;
  token: string;
  sent: string[];
  calls: ServerCalls;
}

/** Signs in, presses the button that creates, and waits until the new unit shows. */
async function openNewUnit(
  page: Page,
  signIn: (who: 'majorLeader', options: { at: string }) => Promise<void>,
  url: string,
): Promise<OpenedUnit> {
  const calls = await callsOf(url, 'collegeAdmin');
  await signIn('majorLeader', { at: list });
  const sent = recordCalls(page);
  const reply = page.waitForResponse(/createCourse/);
  const token = await tokenOf(page, () => page.getByRole('button', { name: '新建课程单元' }).click());
  const { data } = (await (await reply).json()) as { data: { id: number } };
  await expect(page.getByLabel('课程名称')).toBeVisible();
  expect(await hasCourseUnit(calls, data.id)).toBe(true);
  return { id: data.id, token, sent, calls };
}

const count = (sent: readonly string[], name: string) => sent.filter((each) => each === name).length;

const waysOut: [string, (page: Page) => Promise<unknown>][] = [
  ['by a link', (page) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '专业', exact: true }).click()],
  ['by the back link', (page) => page.getByRole('button', { name: '返回专业主页' }).click()],
  ['by the button of the browser', (page) => page.goBack()],
  ['by closing the tab', (page) => page.close({ runBeforeUnload: true })],
  ['to another site', (page) => page.goto('about:blank')],
  ['by signing out', signOut],
];

async function signOut(page: Page) {
  await page.getByRole('button', { name: /账号：周敏/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/course\/login$/);
}

for (const [way, leave] of waysOut) {
  test(`a new unit that was never saved goes when it is left ${way}`, async ({ page, signIn, server }) => {
    const { id, sent, calls } = await openNewUnit(page, signIn, server.url);
    await leave(page);
    await expect.poll(() => hasCourseUnit(calls, id)).toBe(false);
    expect(count(sent, 'createCourse')).toBe(1);
  });

  test(`a unit that was saved stays when it is left ${way}`, async ({ page, signIn, server }) => {
    const { id, sent, calls } = await openNewUnit(page, signIn, server.url);
    await page.getByLabel('课程名称').fill('编译原理');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('保存成功')).toBeVisible();
    await expect(page.getByText('已保存')).toBeVisible();
    await leave(page);
    expect(await hasCourseUnit(calls, id)).toBe(true);
    expect(count(sent, 'deleteCourse')).toBe(0);
    expect(count(sent, 'createCourse')).toBe(1);
  });
}

test('a reload takes a fresh unit in place of the one it leaves', async ({ page, signIn, server }) => {
  const { id, sent, calls } = await openNewUnit(page, signIn, server.url);
  const again = page.waitForResponse(/createCourse/);
  await page.reload();
  const { data } = (await (await again).json()) as { data: { id: number } };
  await expect(page.getByLabel('课程名称')).toBeVisible();
  await expect.poll(() => hasCourseUnit(calls, id)).toBe(false);
  expect(await hasCourseUnit(calls, data.id)).toBe(true);
  expect(count(sent, 'createCourse')).toBe(2);
});

test('an existing unit is never removed by leaving it', async ({ page, signIn, server }) => {
  const calls = await callsOf(server.url, 'collegeAdmin');
  await signIn('majorLeader', { at: '/course/courseUnit/detail?majorId=1001&courseUnitId=1004' });
  const sent = recordCalls(page);
  await expect(page.getByLabel('课程名称')).toHaveValue('数据结构');
  await page.reload();
  await expect(page.getByLabel('课程名称')).toHaveValue('数据结构');
  await page.getByRole('button', { name: '返回专业主页' }).click();
  await expect(page).toHaveURL(/\/major\/index/);
  await page.goBack();
  await expect(page.getByLabel('课程名称')).toHaveValue('数据结构');
  await signOut(page);
  expect(await hasCourseUnit(calls, 1004)).toBe(true);
  expect([count(sent, 'createCourse'), count(sent, 'deleteCourse')]).toEqual([0, 0]);
});

test('nothing is deleted once the login has expired', async ({ page, signIn, server, request }) => {
  const { token, sent } = await openNewUnit(page, signIn, server.url);
  await page.getByLabel('课程名称').fill('编译原理');
  // What the page asked before is answered while the login holds; after that only the save gets an answer,
  // since whatever else the page asks could notice the lost sign-in first.
  await page.waitForLoadState('networkidle');
  await page.route('**/college/api/**', (route) => (/savecourseunit/.test(route.request().url()) ? route.continue() : undefined));
  await request.post('/college/api/auth/logout', { headers: { authToken: token } });
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page).toHaveURL(/\/course\/login\?redirect=/);
  await expect(page.getByRole('alert')).toContainText('登录');
  await page.goto('about:blank');
  expect(count(sent, 'deleteCourse')).toBe(0);
});

test('a new unit that holds a goal already asks before it goes, and takes the goal along', async ({ page, signIn, server }) => {
  const { id, calls } = await openNewUnit(page, signIn, server.url);
  await page.getByRole('region', { name: '教学目标', exact: true }).getByRole('button', { name: '教学目标操作' }).click();
  await page.getByRole('menuitem', { name: '添加教学目标' }).click();
  const form = page.getByRole('dialog', { name: '添加教学目标' });
  await form.getByRole('combobox', { name: /指标点/ }).click();
  await page.getByRole('option', { name: /^1\.1 / }).click();
  await form.getByRole('textbox', { name: '教学目标 1' }).fill('能用图描述依赖');
  await form.getByRole('button', { name: /^保存/ }).click();
  await expect(page.getByText('教学目标保存成功')).toBeVisible();
  await page.getByRole('button', { name: '返回专业主页' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  expect(await hasCourseUnit(calls, id)).toBe(true);
  await question.getByRole('button', { name: '不保存并离开' }).click();
  await expect.poll(() => hasCourseUnit(calls, id)).toBe(false);
});
