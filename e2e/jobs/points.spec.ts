import type { Page } from '@playwright/test';
import { inBothLanguages, pressOn, signInByKeyboard, tabTo } from '../support/keyboard';
import { badUploads } from '../support/badUploads';
import { pointKsaHeaders, workbookOf } from '../support/pointWorkbook';
import { callsOf, recordCalls, type ServerCalls } from '../support/serverCalls';
import { expect, test } from '../support/test';

const address = '/course/courseUnit/detail?majorId=1001&courseUnitId=1004';

interface StoredPoint {
  id: number;
  title: string;
  ksa: { title: string; level: number; description: string }[];
}

async function storedPoints(calls: ServerCalls): Promise<StoredPoint[]> {
  const { data } = await calls.get('/major/v2.0/courseunitdetail?courseid=1004');
  return (data as { pointksa: StoredPoint[] }).pointksa;
}

async function ksaCodes(calls: ServerCalls): Promise<string[]> {
  const { data } = await calls.get('/matrix/ksanrelate?courseId=1004');
  return (data as { ksas: StoredPoint['ksa'] }).ksas.map(({ title, level }) => `${title}${level}`);
}

function popupOf(page: Page, name = '编辑课点') {
  return page.getByRole('dialog', { name: new RegExp(`^${name}`) });
}

test('points are edited, saved by closing, and the page behind shows them', async ({ page, server, signIn }) => {
  await signIn('majorLeader');
  await page.goto(address);
  await page.getByRole('button', { name: '编辑课点' }).click();
  const popup = popupOf(page);
  const requests = recordCalls(page);

  await test.step('edits one, adds one, deletes one', async () => {
    await popup.getByRole('button', { name: '编辑课点 2：顺序表' }).click();
    await page.getByRole('textbox', { name: '课点 2 的标题' }).fill('顺序存储');
    await page.keyboard.press('Enter');
    await popup.getByRole('button', { name: '添加课点' }).click();
    await page.keyboard.type('字符串');
    await page.keyboard.press('Tab');
    await page.keyboard.type('模式匹配');
    await page.keyboard.press('Enter');
    await popup.getByRole('button', { name: '删除课点 1：算法与复杂度' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '一并删除' }).click();
    await expect(popup.getByText('3 处修改未保存')).toBeVisible();
  });

  await test.step('closing saves once', async () => {
    await popup.getByRole('button', { name: '关闭' }).first().click();
    await expect(popup).toHaveCount(0);
    await expect(page.getByText('保存成功')).toBeVisible();
    expect(requests.filter((name) => name === 'savepoints')).toHaveLength(1);
    expect(requests).not.toContain('saveksa');
    const titles = (await storedPoints(await callsOf(server.url, 'majorLeader'))).map(({ title }) => title);
    expect(titles[0]).toBe('顺序存储');
    expect(titles.at(-1)).toBe('字符串');
    expect(titles).not.toContain('算法与复杂度');
  });

  await test.step('the page shows them, and saves after them without a conflict', async () => {
    await expect(page.getByRole('cell', { name: '顺序存储' })).toBeVisible();
    await page.getByLabel('课程名称').fill('数据结构与算法');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('保存成功').last()).toBeVisible();
    await expect(page.getByText(/已被他人/)).toHaveCount(0);
    const titles = (await storedPoints(await callsOf(server.url, 'majorLeader'))).map(({ title }) => title);
    expect(titles.at(-1)).toBe('字符串');
  });
});

test('an import replaces points and KSA, is cleared, and is saved', async ({ page, server, signIn }) => {
  await signIn('majorLeader');
  await page.goto(address);
  await page.getByRole('button', { name: '编辑课点' }).click();
  const popup = popupOf(page);
  await expect(popup.getByRole('rowheader')).toHaveCount(10);
  const file = await workbookOf([
    pointKsaHeaders,
    ['有限自动机', '能构造有限自动机', 'K', '1', '自动机的组成'],
    ['有限自动机', '', 'S', '1', '能画状态图'],
    ['正则式', '能写正则式', 'K', '1', '自动机的组成'],
  ]);

  await test.step('a broken workbook keeps the list', async () => {
    const { file: broken, zh } = (await badUploads())['that is broken']!;
    await popup.locator('input[type="file"]').setInputFiles(broken);
    await expect(popup.getByText(zh).first()).toBeVisible();
    await expect(popup.getByRole('rowheader')).toHaveCount(10);
  });

  await test.step('imports and clears', async () => {
    await popup.locator('input[type="file"]').setInputFiles(file);
    await expect(popup.getByRole('rowheader')).toHaveText(['有限自动机', '正则式']);
    await popup.getByRole('button', { name: '清除' }).click();
    await expect(popup.getByRole('rowheader')).toHaveCount(10);
    await expect(popup.getByText(/处修改未保存/)).toHaveCount(0);
  });

  await test.step('imports and saves', async () => {
    await popup.locator('input[type="file"]').setInputFiles(file);
    await popup.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('保存成功')).toBeVisible();
    const calls = await callsOf(server.url, 'majorLeader');
    const points = await storedPoints(calls);
    expect(points.map(({ title, ksa }) => [title, ...ksa.map((item) => `${item.title}${item.level} ${item.description}`)])).toEqual([
      ['有限自动机', 'K1 自动机的组成', 'S1 能画状态图'],
      ['正则式', 'K1 自动机的组成'],
    ]);
    expect(await ksaCodes(calls)).toEqual(['K1', 'S1']);
  });
});

test('two people: the later one is told, and may save over', async ({ page, server, signIn }) => {
  await signIn('majorLeader');
  await page.goto(address);
  await page.getByRole('button', { name: '编辑课点' }).click();
  const popup = popupOf(page);
  await popup.getByRole('button', { name: '删除课点 1：算法与复杂度' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '一并删除' }).click();
  const other = await callsOf(server.url, 'departmentManager');
  const [first, second] = await storedPoints(other);
  await other.post('/major/v2.0/savepoints', { courseId: 1004, points: [first, second].map((point) => ({ ...point, description: '改' })) });
  await page.keyboard.press('Control+s');
  await expect(popup.getByText('这门课程的课点刚被他人修改，您的修改还没有保存。')).toBeVisible();
  await popup.getByRole('button', { name: '用我的覆盖' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  const titles = (await storedPoints(other)).map(({ title }) => title);
  expect(titles).toHaveLength(9);
  expect(titles[0]).toBe('顺序表');
});

const walks = inBothLanguages({
  zh: {
    edit: '编辑课点',
    titleOfSecond: '课点 2 的标题',
    title: '顺序存储',
    removeOne: '删除所选 1 个课点',
    withAll: '一并删除',
    removed: '已删除 1 个课点',
    points: /课点/,
    addSkill: '添加 S',
    skills: 'S 技能',
    skill: '能画状态图',
    supports: '课点 1',
    saved: '保存成功',
  },
  en: {
    edit: 'Edit points',
    titleOfSecond: 'Title of point 2',
    title: 'Arrays',
    removeOne: 'Delete 1 selected point',
    withAll: 'Delete it all',
    removed: '1 point deleted',
    points: /Points/,
    addSkill: 'Add S',
    skills: 'S Skill',
    skill: 'Draws state diagrams',
    supports: 'Point 1',
    saved: 'Save Successfully',
  },
});

for (const { language, words } of walks) {
  test(`points and KSA are edited, tied and saved by keyboard alone, in ${language}`, async ({ page, server }) => {
    test.slow();
    await signInByKeyboard(page, 'majorLeader', language, address);
    // From the end: on the way down the long texts above open in windows of their own.
    const button = page.getByRole('button', { name: words.edit });
    await tabTo(page, button, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const popup = popupOf(page, words.edit);

    await test.step('walks, edits, selects and deletes', async () => {
      await expect(popup.getByRole('rowheader')).toHaveCount(10);
      await tabTo(page, popup.getByRole('row').nth(1));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: words.titleOfSecond })).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(words.title);
      await page.keyboard.press('Enter');
      await expect(popup.getByRole('rowheader', { name: words.title })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await pressOn(page, popup.getByRole('button', { name: words.removeOne }));
      await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: words.withAll }));
      await expect(popup.getByRole('rowheader')).toHaveCount(9);
      // While the message stands, Esc is its own.
      await expect(page.getByText(words.removed)).toHaveCount(0);
    });

    await test.step('adds KSA items and ties one to a point', async () => {
      await tabTo(page, popup.getByRole('tab', { name: words.points }), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      const add = popup.getByRole('button', { name: words.addSkill });
      await pressOn(page, add);
      await page.keyboard.type(words.skill);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(add).toBeFocused();
      const row = popup.getByRole('row', { name: words.skill });
      await tabTo(page, popup.getByRole('grid', { name: words.skills }).getByRole('row').first());
      await page.keyboard.press('End');
      await expect(row).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(row.getByText(words.supports, { exact: true })).toBeVisible();
    });

    await test.step('saves and closes', async () => {
      await page.keyboard.press('Control+s');
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(page.getByText(words.saved)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await expect(button).toBeFocused();
      const points = await storedPoints(await callsOf(server.url, 'majorLeader'));
      expect(points.map(({ title }) => title)).toContain(words.title);
      expect(points[0]?.ksa.map(({ description }) => description)).toContain(words.skill);
    });
  });
}

test('who only reads is offered no editing, and refused it', async ({ page, server, signIn }) => {
  await signIn('collegeViewer');
  await page.goto(address);
  await expect(page.getByRole('cell', { name: '顺序表' })).toBeVisible();
  await expect(page.getByRole('button', { name: '编辑课点' })).toHaveCount(0);
  const calls = await callsOf(server.url, 'collegeViewer');
  const points = await storedPoints(calls);
  expect((await calls.post('/major/v2.0/savepoints', { courseId: 1004, points: [] })).code).toBe('30003');
  expect((await calls.post('/major/v2.0/saveksa', { courseId: 1004, ksa: [] })).code).toBe('30003');
  expect(await storedPoints(calls)).toEqual(points);
});
